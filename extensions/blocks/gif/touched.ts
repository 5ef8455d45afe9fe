export { playGif } from './view/gif-player';
