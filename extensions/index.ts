import type {
	BlockDefinition,
	EnhancementDefinition,
	PanelDefinition,
} from '#shared/definitions';
import { amazon } from './blocks/amazon';
import { businessHours } from './blocks/business-hours';
import { imageCompare } from './blocks/image-compare';
import { markdown } from './blocks/markdown';
import { ratingStar } from './blocks/rating-star';
import { relatedPosts } from './blocks/related-posts';
import { repeatVisitor } from './blocks/repeat-visitor';
import { sendAMessage } from './blocks/send-a-message';
import { slideshow } from './blocks/slideshow';
import { whatsappButton } from './blocks/whatsapp-button';
import { wordads } from './blocks/wordads';
import { planGatedMedia } from './enhancements/plan-gated-media';

/** The built blocks, alphabetical. Which list each stands in, and what is still to come: `lists.ts`. */
export const blocks: readonly BlockDefinition[] = [
	amazon,
	businessHours,
	imageCompare,
	markdown,
	ratingStar,
	relatedPosts,
	repeatVisitor,
	sendAMessage,
	slideshow,
	whatsappButton,
	wordads,
];

/** The built sidebar panels, alphabetical. */
export const panels: readonly PanelDefinition[] = [];

/** The built changes to core blocks, alphabetical. */
export const enhancements: readonly EnhancementDefinition[] = [
	planGatedMedia,
];
