import type {
	BlockDefinition,
	EnhancementDefinition,
	PanelDefinition,
} from '#shared/definitions';
import { amazon } from './blocks/amazon';
import { businessHours } from './blocks/business-hours';
import { ratingStar } from './blocks/rating-star';
import { wordads } from './blocks/wordads';

/** The built blocks, alphabetical. Which list each stands in, and what is still to come: `lists.ts`. */
export const blocks: readonly BlockDefinition[] = [
	amazon,
	businessHours,
	ratingStar,
	wordads,
];

/** The built sidebar panels, alphabetical. */
export const panels: readonly PanelDefinition[] = [];

/** The built changes to core blocks, alphabetical. */
export const enhancements: readonly EnhancementDefinition[] = [];
