export {
	NAMESPACE,
	TAKES_MEDIA,
	blockName,
	defineBlock,
	defineBlockData,
	forBlockJson,
} from './define-block';
export type {
	ConnectionFact,
	EmbedFact,
	ExtensionFacts,
	ExternalService,
	Field,
	ViewBudget,
} from './facts';
export type {
	AddFilter,
	BlockData,
	BlockDefinition,
	Deprecation,
	EditComponent,
	EditProps,
	Editing,
	EnhancementDefinition,
	ExtensionData,
	ListName,
	PanelDefinition,
} from './types';
