export { drawMap } from './draw-map';
export { loadLibraryStyles } from './library-styles';
export { shareGestures } from './show-map';
export { showMap } from './show-map';
