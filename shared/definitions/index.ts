export {
	NAMESPACE,
	blockName,
	defineBlock,
	defineBlockData,
} from './define-block';
export type {
	ExtensionFacts,
	ExternalService,
	ServiceFact,
	SettingFact,
	ViewBudget,
} from './facts';
export type {
	AddFilter,
	BlockData,
	BlockDefinition,
	BlockStyle,
	Deprecation,
	EditComponent,
	EditProps,
	EnhancementDefinition,
	ExtensionData,
	ListName,
	PanelDefinition,
} from './types';
