import type { Listed } from '#shared/definitions';

/** A line that reserves a name: the folder is still to be built. */
const planned = ( slug: string, options: Partial< Listed > = {} ): Listed => ( {
	slug,
	list: 'production',
	built: false,
	...options,
} );

/** A line whose folder stands and is finished. */
const built = ( slug: string, options: Partial< Listed > = {} ): Listed => ( {
	...planned( slug, options ),
	built: true,
} );

const withoutPostEditor = true;

/** Every block of the bundle, children aside (they follow their parent). */
export const blockLines: readonly Listed[] = [
	built( 'amazon', { list: 'beta' } ),
	built( 'business-hours', { withoutPostEditor } ),
	built( 'button', { withoutPostEditor } ),
	planned( 'calendly', { withoutPostEditor } ),
	built( 'contact-form', { withoutPostEditor } ),
	built( 'contact-info', { withoutPostEditor } ),
	planned( 'donations', { withoutPostEditor } ),
	planned( 'eventbrite', { withoutPostEditor } ),
	built( 'gif', { withoutPostEditor } ),
	planned( 'google-calendar', { withoutPostEditor } ),
	built( 'image-compare' ),
	planned( 'instagram-gallery', { withoutPostEditor } ),
	built( 'mailchimp', { withoutPostEditor } ),
	built( 'map', { withoutPostEditor } ),
	built( 'markdown', { withoutPostEditor } ),
	built( 'newsletter', { withoutPostEditor } ),
	planned( 'opentable', { withoutPostEditor } ),
	planned( 'pinterest', { withoutPostEditor } ),
	built( 'podcast-player' ),
	built( 'rating-star', { withoutPostEditor } ),
	planned( 'recurring-payments', { withoutPostEditor } ),
	built( 'related-posts', { withoutPostEditor } ),
	built( 'repeat-visitor', { withoutPostEditor } ),
	built( 'send-a-message' ),
	planned( 'simple-payments', { withoutPostEditor } ),
	built( 'slideshow', { withoutPostEditor } ),
	built( 'story' ),
	built( 'subscriptions', { withoutPostEditor } ),
	planned( 'tiled-gallery', { withoutPostEditor } ),
	built( 'whatsapp-button' ),
	built( 'wordads', { withoutPostEditor } ),
];

/** Sidebar panels. */
export const panelLines: readonly Listed[] = [
	planned( 'likes' ),
	planned( 'publicize' ),
	planned( 'seo', { list: 'experimental' } ),
	planned( 'sharing' ),
	planned( 'shortlinks' ),
	planned( 'social-previews' ),
];

/** What changes a core block. */
export const enhancementLines: readonly Listed[] = [
	built( 'plan-gated-media', { withoutPostEditor } ),
	planned( 'twitter-unroll' ),
	planned( 'video', { withoutPostEditor } ),
];
