from tests.mutations import acquire, greed, ponzi

MUTATIONS = [*acquire.MUTATIONS, *ponzi.MUTATIONS, *greed.MUTATIONS]
