export { AltControl, ArrangeSlide } from './slide-controls';
export { changeSlide, moveSlide } from './arrange';
export { useSlides } from './use-slides';
