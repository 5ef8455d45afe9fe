export {
	NAMESPACE,
	blockName,
	defineBlock,
	defineBlockData,
} from './define-block';
export type {
	AddFilter,
	BlockData,
	BlockDefinition,
	BlockStyle,
	Deprecation,
	EditComponent,
	EditProps,
	EnhancementDefinition,
	ListName,
	Listed,
	PanelDefinition,
} from './types';
