import type {
	BlockDefinition,
	EnhancementDefinition,
	PanelDefinition,
} from '#shared/definitions';
import * as blockList from './blocks';
import * as enhancementList from './enhancements';
import * as panelList from './panels';

/** Every block. */
export const blocks: readonly BlockDefinition[] =
	Object.values( blockList ).flat();

/** Every sidebar panel. */
export const panels: readonly PanelDefinition[] = Object.values( panelList );

/** Every change to core blocks. */
export const enhancements: readonly EnhancementDefinition[] =
	Object.values( enhancementList );
