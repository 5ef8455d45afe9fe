export {
	NAMESPACE,
	MEDIA_SUPPORT,
	blockName,
	defineBlock,
} from './define-block';
export { CONNECTION_GROUPS } from './facts';
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
	BlockMetadata,
	BlockVariation,
	Deprecation,
	EditComponent,
	EditProps,
	EditingProps,
	EnhancementDefinition,
	ExtensionData,
	ListName,
	PanelDefinition,
} from './types';
