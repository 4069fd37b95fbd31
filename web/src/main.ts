import "./styles/fonts.css";
import "./styles/tokens.css";
