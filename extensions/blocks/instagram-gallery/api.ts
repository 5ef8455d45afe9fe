import { ApiError, endpoint, wire } from '#shared/request';
import { isHttpUrl } from '#shared/validation';

/** Maximum number of posts per request and per block. */
export const MAX_POSTS = 30;

/** An account whose posts can be shown. */
export type Account = {
	/** Reference to the account, saved in posts instead of a token. */
	reference: string;
	username: string;
	/** Whether the account is the site owner's. All authors can use it. */
	isOfSite: boolean;
};

/** A post in the grid. */
export type Picture = {
	url: string;
	title: string;
	isVideo: boolean;
};

/** The newest posts of an account. */
export type Gallery = {
	username: string;
	pictures: readonly Picture[];
	/** Number of images that the site has not fetched yet. */
	pending: number;
	/** Number of posts that were fetched, including those whose images are unavailable. */
	total: number;
};

const USERNAME = /^[a-z0-9._]{1,30}$/i;

/** ID that the platform uses for the current user. Added by the site. */
const user = wire.optional( wire.string );

/**
 * Fails with `invalid_token` if the site can no longer read the account. The response contains images that the site has
 * stored.
 */
export const readGallery = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/instagram-gallery/gallery',
	query: { access_token: wire.string, count: wire.number },
	servedBy: [ 'site', 'platform' ],
	capability: 'edit_posts',
	wire: wire.record( {
		external_name: wire.string,
		images: wire.list(
			wire.record( {
				url: wire.string,
				title: wire.optional( wire.string ),
				link: wire.optional( wire.string ),
				video: wire.optional( wire.boolean ),
			} )
		),
		pending: wire.optional( wire.number ),
		/** Not part of the specification, so a platform may omit this field. */
		total: wire.optional( wire.number ),
	} ),
	parse( { external_name: username, images, pending = 0, total } ): Gallery {
		const pictures = images
			.filter( ( { url } ) => isHttpUrl( url ) )
			.slice( 0, MAX_POSTS )
			.map( ( { url, title, video } ) => ( {
				url,
				title: title ?? '',
				isVideo: video === true,
			} ) );
		return {
			username: USERNAME.test( username ) ? username : '',
			pictures,
			pending,
			total: total ?? pictures.length + pending,
		};
	},
} );

/** Returns the available accounts: the owner's, or the author's own ones at the platform. Omits invalid references. */
export const listAccounts = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/instagram-gallery/connections',
	query: { user },
	servedBy: [ 'site', 'platform' ],
	capability: 'edit_posts',
	wire: wire.list(
		wire.record( {
			token: wire.string,
			username: wire.string,
			owned_by: wire.optional( wire.string ),
		} )
	),
	parse: ( accounts ): Account[] =>
		accounts
			.filter( ( { token } ) => /^account-[0-9a-f]{16}$/.test( token ) )
			.map( ( { token, username, owned_by: owner } ) => ( {
				reference: token,
				username,
				isOfSite: owner === 'site',
			} ) ),
} );

/** Returns a URL to open. Throws an error unless it is an http or https URL. */
const webAddress = ( url: string ): string => {
	if ( ! isHttpUrl( url ) ) {
		throw new ApiError( { code: 'unexpected_answer' } );
	}
	return url;
};

/**
 * Returns the URL for connecting an author's Instagram account. It opens in a pop-up, which posts a message with
 * `keyring_id`.
 */
export const readConnectUrl = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/instagram-gallery/connect-url',
	query: { user },
	servedBy: [ 'site', 'platform' ],
	capability: 'edit_posts',
	wire: wire.string,
	parse: webAddress,
} );

/** Returns the URL for connecting the author's own account to the platform, which then redirects back to the post. */
export const readConnectionUrl = endpoint( {
	method: 'GET',
	path: '/jetpack/v4/connection/url',
	query: { from: wire.string, redirect: wire.string, user },
	servedBy: [ 'site', 'platform' ],
	capability: 'edit_posts',
	wire: wire.string,
	parse: webAddress,
} );
