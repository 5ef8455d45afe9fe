import type {
	BlockDefinition,
	EnhancementDefinition,
	PanelDefinition,
} from '#shared/definitions';
import { amazon } from './blocks/amazon';
import { businessHours } from './blocks/business-hours';
import { button } from './blocks/button';
import {
	contactForm,
	fieldCheckbox,
	fieldCheckboxMultiple,
	fieldConsent,
	fieldDate,
	fieldEmail,
	fieldName,
	fieldRadio,
	fieldSelect,
	fieldTelephone,
	fieldText,
	fieldTextarea,
	fieldUrl,
} from './blocks/contact-form';
import { address, contactInfo, email, phone } from './blocks/contact-info';
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

/** The blocks, alphabetical: one line each, and the only one outside a block's folder that knows it. */
export const blocks: readonly BlockDefinition[] = [
	address,
	amazon,
	businessHours,
	button,
	contactForm,
	contactInfo,
	email,
	fieldCheckbox,
	fieldCheckboxMultiple,
	fieldConsent,
	fieldDate,
	fieldEmail,
	fieldName,
	fieldRadio,
	fieldSelect,
	fieldTelephone,
	fieldText,
	fieldTextarea,
	fieldUrl,
	gif,
	imageCompare,
	mailchimp,
	map,
	markdown,
	newsletter,
	phone,
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

/** The sidebar panels, alphabetical. */
export const panels: readonly PanelDefinition[] = [];

/** The changes to core blocks, alphabetical. */
export const enhancements: readonly EnhancementDefinition[] = [
	planGatedMedia,
];
