export { CaptionField } from './caption-field';
export { FieldProblem } from './field-problem';
export { PageHtml } from './page-html';
export { PosterControl } from './poster-control';
export { choosePreset, presetValue } from './presets';
export { ToolbarSettings } from './toolbar-settings';
export { useBehaviour } from './use-behaviour';
export { useIsPreview } from './use-is-preview';
export { useLazy, type Lazy } from './use-lazy';
