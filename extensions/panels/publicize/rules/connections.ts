import type { Connection } from '../api';

/** The service whose connections are mended elsewhere. */
const LINKEDIN = 'linkedin';

/** Returns a post's connections, enabled as its field says: the tested ones, or those of the field before the test. */
export function connectionsOf(
	field: readonly Connection[],
	tested: readonly Connection[] | null
): Connection[] {
	if ( ! tested?.length ) {
		return [ ...field ];
	}
	const own = new Map(
		field.map( ( { id, isEnabled } ) => [ id, isEnabled ] )
	);
	return tested.map( ( connection ) => ( {
		...connection,
		isEnabled: own.get( connection.id ) ?? connection.isEnabled,
	} ) );
}

/** Services at which posts can follow one another. */
const THREADED = [ 'twitter', 'x', 'mastodon', 'bluesky' ];

/** Whether a post can be a thread at one of the connections at least. */
export const canBeThread = ( connections: readonly Connection[] ): boolean =>
	connections.some( ( { service } ) => THREADED.includes( service ) );

/** Whether an author can switch it: it may be switched, and its test did not fail. */
export const canToggle = ( { isToggleable, test }: Connection ): boolean =>
	isToggleable && test === 'passed';

/** Services whose posts have pictures or a card, as the author prefers. */
const WITH_PICTURES = [ 'mastodon', 'bluesky' ];

/** Whether pictures are shown somewhere that a post is shared to: the platform decides for its own connections. */
export const showsPictures = ( connections: readonly Connection[] ): boolean =>
	connections.some(
		( { id, isEnabled } ) => isEnabled && WITH_PICTURES.includes( id )
	);

/** Returns the post's field after one connection was toggled. */
export const toggleConnection = (
	connections: readonly Connection[],
	id: string,
	isEnabled: boolean
) =>
	connections.map( ( connection ) => ( {
		id: connection.id,
		service_name: connection.service,
		display_name: connection.name,
		profile_display_name: connection.profile,
		profile_picture: connection.picture ?? '',
		toggleable: connection.isToggleable,
		enabled: connection.id === id ? isEnabled : connection.isEnabled,
	} ) );

/** Those that have to be refreshed before publishing. */
export const toRefresh = ( connections: readonly Connection[] ): Connection[] =>
	connections.filter(
		( connection ) =>
			connection.test !== 'passed' && ! isLinkedInToReauth( connection )
	);

/** Whether a connection of LinkedIn's has to be authenticated anew, which happens where connections are managed. */
export const isLinkedInToReauth = ( { service, test }: Connection ): boolean =>
	service === LINKEDIN && test === 'must_reauth';

/** Site data for the URL to manage connections. */
type Site = {
	siteType: 'simple' | 'atomic';
	siteFragment: string;
	adminUrl: string;
	services: Readonly< Record< string, string > >;
	can: { manageOptions: boolean };
};

/**
 * The page on which connections are managed: the platform's for a hosted site, otherwise the site's own settings as they
 * show in a small window.
 *
 * @return Null for who may not change them.
 */
export function manageUrl( {
	siteType,
	siteFragment,
	adminUrl,
	services,
	can,
}: Site ): string | null {
	if ( siteType === 'simple' && services.hostedEditor ) {
		return `${ services.hostedEditor }/marketing/connections/${ siteFragment }`;
	}
	return can.manageOptions
		? `${ adminUrl }options-general.php?page=dovetail-blocks&tab=services&publicize_popup=true`
		: null;
}

/** Characters that the words about a post may have. */
export const MAX_MESSAGE_LENGTH = 255;

/**
 * As much of a text as there is room for; half of an emoji is none.
 *
 * @param suffix What follows it: that takes room, too.
 */
export const cutMessage = ( text: string, suffix = '' ): string =>
	text
		.slice( 0, MAX_MESSAGE_LENGTH - suffix.length )
		.replace( /[\uD800-\uDBFF]$/, '' );

/** Returns the remaining characters, counted like a text field does. */
export const remainingCharacters = ( message: string, suffix = '' ): number =>
	MAX_MESSAGE_LENGTH - suffix.length - message.length;
