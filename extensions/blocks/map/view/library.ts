export { drawMap } from './draw-map';
export { loadLibraryStyles } from './library-styles';
export { shareGestures } from './share-gestures';
export { showMap } from './show-map';
