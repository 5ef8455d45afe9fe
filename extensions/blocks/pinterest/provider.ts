import type { AttributesOf } from '#shared/attributes';
import { pastedUrls, serviceUrl } from '#shared/embed';
import type { EmbedProvider } from '#shared/embed/editor';
import type { attributes as schema } from './attributes';

type Attributes = AttributesOf< typeof schema >;

/** Countries with a Pinterest domain or subdomain: `pinterest.be`, `be.pinterest.com`. */
const COUNTRIES =
	`ae ar at au be bg br by ca ch cl co cr cz de dk ec ee eg es fi fr gr hk hr hu id ie il in is it jp kr lt lu lv ma mx my
	nl no nz pe ph pl pt ro rs ru sa se sg si sk th tr tw ua uk uy vn za`.split(
		/\s+/
	);

/** Top-level parts of Pinterest's domains, after `pinterest.`. The first one is the international domain. */
const ENDINGS = [
	'com',
	'info',
	...'at cr id il in jp kr nz th uk za'
		.split( ' ' )
		.map( ( country ) => `co.${ country }` ),
	...'ar au bo br co ec gr hk mx my pe ph pl pt py ro ru sg tr tw ua uy vn'
		.split( ' ' )
		.map( ( country ) => `com.${ country }` ),
	...COUNTRIES,
];

/** Hosts of the service's pages. */
export const HOSTS = [
	...ENDINGS.flatMap( ( ending ) => [
		`pinterest.${ ending }`,
		`www.pinterest.${ ending }`,
	] ),
	...COUNTRIES.map( ( country ) => `${ country }.pinterest.com` ),
];

/** Host of short URLs, which the site resolves. */
const SHORT = 'pin.it';

/** Host of Pinterest's iframes for pins. */
const FRAMES = 'assets.pinterest.com';

/**
 * Matches a pin's ID, alone or after its title. Ignores the rest of the path, which identifies the person who shared
 * the pin.
 */
const PIN = /^\/pin\/(?:[^/]*--)?(\d{1,30})(?:\/|$)/;

/** Matches the path of a profile (the user) or of a board (user and board). */
const SEGMENTS = /^\/([\w%~-][\w%.~-]*)(?:\/([\w%~-][\w%.~-]*))?\/?$/;

/** A Pinterest page: its type, and its URL without unnecessary parts. */
type Page = { address: string } & (
	{ kind: 'pin'; id: string } | { kind: 'board' | 'user' }
);

function classify( { host, pathname }: URL ): Page | null {
	const [ , id ] = PIN.exec( pathname ) ?? [];
	if ( id ) {
		return { kind: 'pin', id, address: `https://${ host }/pin/${ id }/` };
	}
	const [ , user, board ] = SEGMENTS.exec( pathname ) ?? [];
	if ( ! user || pathname.startsWith( '/pin/' ) ) {
		return null;
	}
	return {
		kind: board ? 'board' : 'user',
		address: `https://${ host }/${ user }/${ board ? `${ board }/` : '' }`,
	};
}

/** Returns the page that a block shows. Null if its URL is not from Pinterest or cannot be embedded. */
const pageOf = ( { url }: Attributes ): Page | null => {
	const found = serviceUrl( url, HOSTS );
	return found && classify( found );
};

const framedPin = ( { href, host }: URL ): URL =>
	host === FRAMES
		? new URL(
				`https://www.pinterest.com/pin/${ encodeURIComponent(
					new URL( href ).searchParams.get( 'id' ) ?? ''
				) }/`
			)
		: new URL( href );

/** Returns the short URL in pasted text. Empty if the text contains none. */
function shortIn( pasted: string ): string {
	const [ short ] = pastedUrls( pasted, [ SHORT ] );
	return short && short.pathname !== '/' ? short.href : '';
}

/** Embeds Pinterest pins, boards and profiles. Other pages cannot be embedded. */
export const pinterest: EmbedProvider< Attributes > = {
	parse( pasted ) {
		const [ page ] = pastedUrls( pasted, [ ...HOSTS, FRAMES ] ).flatMap(
			( url ) => classify( framedPin( url ) ) ?? []
		);
		if ( page ) {
			return { attributes: { url: page.address }, asks: page.address };
		}
		const short = shortIn( pasted );
		return short ? { asks: short } : null;
	},
	short: shortIn,
	isConvertible: true,
	link: ( attributes ) => pageOf( attributes )?.address ?? '',
};
