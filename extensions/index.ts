import type {
	BlockDefinition,
	EnhancementDefinition,
	PanelDefinition,
} from '#shared/definitions';
import { amazon } from './blocks/amazon';
import { businessHours } from './blocks/business-hours';
import { button } from './blocks/button';
import { contactForm, fields } from './blocks/contact-form';
import { contactInfo, details } from './blocks/contact-info';
import { gif } from './blocks/gif';
import { imageCompare } from './blocks/image-compare';
import { mailchimp } from './blocks/mailchimp';
import { map } from './blocks/map';
import { markdown } from './blocks/markdown';
import { newsletter } from './blocks/newsletter';
import { podcastPlayer } from './blocks/podcast-player';
import { ratingStar } from './blocks/rating-star';
import { relatedPosts } from './blocks/related-posts';
import { repeatVisitor } from './blocks/repeat-visitor';
import { sendAMessage } from './blocks/send-a-message';
import { slideshow } from './blocks/slideshow';
import { story } from './blocks/story';
import { subscriptions } from './blocks/subscriptions';
import { whatsappButton } from './blocks/whatsapp-button';
import { wordads } from './blocks/wordads';
import { planGatedMedia } from './enhancements/plan-gated-media';

/** The built blocks, alphabetical. Which list each stands in, and what is still to come: `lists.ts`. */
export const blocks: readonly BlockDefinition[] = [
	amazon,
	businessHours,
	button,
	contactForm,
	...fields,
	contactInfo,
	...details,
	gif,
	imageCompare,
	mailchimp,
	map,
	markdown,
	newsletter,
	podcastPlayer,
	ratingStar,
	relatedPosts,
	repeatVisitor,
	sendAMessage,
	slideshow,
	story,
	subscriptions,
	whatsappButton,
	wordads,
];

/** The built sidebar panels, alphabetical. */
export const panels: readonly PanelDefinition[] = [];

/** The built changes to core blocks, alphabetical. */
export const enhancements: readonly EnhancementDefinition[] = [
	planGatedMedia,
];
