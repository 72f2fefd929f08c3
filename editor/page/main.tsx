import { createRoot } from 'react-dom/client';
import { App } from './app';
import './editor.css';

const place = document.getElementById('editor');
if (place) createRoot(place).render(<App />);
