import type { AttributesOf } from '#shared/attributes';
import { pastedUrls, serviceUrl } from '#shared/embed';
import type { EmbedProvider } from '#shared/embed/editor';
import type { attributes as schema } from './attributes';

type Attributes = AttributesOf< typeof schema >;

/** Hosts of the service's pages. */
export const HOSTS = [ 'calendly.com', 'www.calendly.com' ];

/** Host of short URLs, which the site resolves. */
const SHORT_HOST = 'calend.ly';

/** Color attributes, keyed by the names of Calendly's URL parameters. */
const COLORS = {
	background_color: 'backgroundColor',
	text_color: 'textColor',
	primary_color: 'primaryColor',
} as const;

/** URL parameters that the block has attributes for. */
const OWN_PARAMETERS = [
	...Object.keys( COLORS ),
	'hide_event_type_details',
	'embed_domain',
	'embed_type',
];

/** Returns the URL with the author's settings. Empty for the service's home page and for other services. */
function link( attributes: Attributes ): string {
	const url = serviceUrl( attributes.url, HOSTS );
	if ( ! url || url.pathname === '/' ) {
		return '';
	}
	url.hash = '';
	for ( const name of OWN_PARAMETERS ) {
		url.searchParams.delete( name );
	}
	if ( attributes.hideEventTypeDetails ) {
		url.searchParams.set( 'hide_event_type_details', '1' );
	}
	for ( const [ name, attribute ] of Object.entries( COLORS ) ) {
		const chosen = attributes[ attribute ];
		if ( chosen ) {
			url.searchParams.set( name, chosen );
		}
	}
	return url.href;
}

/** Embeds Calendly. Accepts URLs, and embed codes of inline, badge and pop-up widgets with their colors. */
export const calendly: EmbedProvider< Attributes > = {
	parse( pasted ) {
		const url = pastedUrls( pasted, HOSTS ).find(
			( { pathname } ) => pathname !== '/'
		);
		if ( ! url ) {
			const short = shortIn( pasted );
			return short ? { asks: short } : null;
		}
		const { searchParams } = url;
		const colors = Object.entries( COLORS ).flatMap(
			( [ name, attribute ] ) => {
				const value = searchParams.get( name ) ?? '';
				return /^[a-z\d]{6}$/i.test( value )
					? [ [ attribute, value ] ]
					: [];
			}
		);
		const isLink = /\binit(?:Popup|Badge)Widget\b/.test( pasted );
		const [ , , badge, anchor ] =
			/\btext:\s*(['"])([^'"<>\\]{1,200})\1|>([^<>]{1,200})<\/a>/.exec(
				isLink ? pasted : ''
			) ?? [];
		const buttonText = badge ?? anchor;
		const attributes: Partial< Attributes > = {
			...Object.fromEntries( colors ),
			...( searchParams.get( 'hide_event_type_details' ) === '1' && {
				hideEventTypeDetails: true,
			} ),
			...( isLink && { style: 'link' as const } ),
			...( buttonText && { buttonText: buttonText.trim() } ),
			url: withoutOwn( url ),
		};
		return { attributes, asks: attributes.url };
	},
	short: shortIn,
	link,
	hasButton: ( { style } ) => style === 'link',
	afterFailure: { url: '' },
};

function shortIn( pasted: string ): string {
	return pastedUrls( pasted, [ SHORT_HOST ] )[ 0 ]?.href ?? '';
}

function withoutOwn( { href }: URL ): string {
	const url = new URL( href );
	url.hash = '';
	for ( const name of OWN_PARAMETERS ) {
		url.searchParams.delete( name );
	}
	return url.href;
}
