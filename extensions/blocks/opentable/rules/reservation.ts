import { pastedUrls } from '#shared/embed';
import { LANGUAGE_CODES, type Language } from './languages';
import { MAX_RESTAURANTS, ridIn } from './restaurants';
import type { Style } from './styles';

/** Matches the service's own hosts in all countries. */
export const HOSTS =
	'ae,ca,co.th,co.uk,com,com.au,com.mx,com.tw,de,es,fr,hk,ie,it,jp,nl,sg'
		.split( ',' )
		.flatMap( ( ending ) => [
			`www.opentable.${ ending }`,
			`opentable.${ ending }`,
		] );

/** Data in a pasted code or URL: the restaurants, and display settings if present. */
export type Reservation = {
	rid: number[];
	style?: Style;
	iframe?: boolean;
	domain?: string;
	lang?: Language;
	newtab?: boolean;
};

/**
 * Parses a pasted reservation code; null if it is not the service's or names no restaurant. Of several codes, the first
 * counts.
 */
export function readReservation( pasted: string ): Reservation | null {
	const [ found ] = pastedUrls( pasted, HOSTS ).flatMap(
		( { hostname, searchParams } ) => {
			const rid = restaurantsIn( searchParams );
			return rid.length ? [ { hostname, searchParams, rid } ] : [];
		}
	);
	if ( ! found ) {
		return null;
	}
	const { hostname, searchParams, rid } = found;
	const said = {
		style: styleIn( searchParams ),
		iframe: switchIn( searchParams, 'iframe' ),
		domain: domainIn( searchParams ) ?? domainOf( hostname ),
		lang: LANGUAGE_CODES.find(
			( code ) => code === searchParams.get( 'lang' )
		),
		newtab: switchIn( searchParams, 'newtab' ),
	};
	return {
		rid,
		...Object.fromEntries(
			Object.entries( said ).filter(
				( [ , value ] ) => value !== undefined
			)
		),
	};
}

/** Matches a restaurant's page or profile, `/r/bellini-new-york`, which contains its name but not its ID. */
const PAGE =
	/^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?r(?:estaurant)?\/([a-z\d-]{2,100})\/?$/i;

/** Returns search words from the URL of a restaurant's page; empty for other URLs. */
export function nameInAddress( pasted: string ): string {
	const [ name = '' ] = pastedUrls( pasted, HOSTS ).flatMap(
		( { pathname } ) => PAGE.exec( pathname )?.[ 1 ] ?? []
	);
	return name.replace( /-+/g, ' ' ).trim();
}

function restaurantsIn( query: URLSearchParams ): number[] {
	const ids = query.getAll( 'rid' ).flatMap( ( id ) => ridIn( id ) ?? [] );
	return [ ...new Set( ids ) ].slice( 0, MAX_RESTAURANTS );
}

/**
 * Returns the domain's ending as the service writes it: `couk` for `co.uk`. `com` serves all countries, so it says
 * nothing.
 */
const domainOf = ( hostname: string ) => {
	const ending = hostname
		.replace( /^(?:www\.)?opentable\./, '' )
		.replace( '.', '' );
	return ending === 'com' ? undefined : ending;
};

const domainIn = ( query: URLSearchParams ) =>
	/^[a-z]{2,6}$/.exec( query.get( 'domain' ) ?? '' )?.[ 0 ];

function styleIn( query: URLSearchParams ): Style | undefined {
	const [ type, theme ] = [ query.get( 'type' ), query.get( 'theme' ) ];
	if ( type === 'button' ) {
		return 'button';
	}
	if ( theme === 'tall' || theme === 'wide' ) {
		return theme;
	}
	if ( type === 'multi' ) {
		return 'multi';
	}
	return theme === 'standard' ? theme : undefined;
}

function switchIn( query: URLSearchParams, name: string ): boolean | undefined {
	const value = query.get( name );
	return value === 'true' || value === 'false' ? value === 'true' : undefined;
}
