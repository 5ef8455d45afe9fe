import { pastedUrls } from '#shared/embed';
import type { Restaurant } from '../api';

/** Languages of the service's widget. */
export const LANGUAGE_CODES = [
	'en-US',
	'fr-CA',
	'de-DE',
	'es-MX',
	'ja-JP',
	'nl-NL',
	'it-IT',
] as const;

export type Language = ( typeof LANGUAGE_CODES )[ number ];

/** Styles of the widget. `multi` is the service's default for several restaurants. */
export const STYLES = [
	'standard',
	'tall',
	'wide',
	'button',
	'multi',
] as const;

export type Style = ( typeof STYLES )[ number ];

/** Alignments of the block. */
export const ALIGNMENTS = [
	'left',
	'center',
	'right',
	'wide',
	'full',
] as const;

type Alignment = ( typeof ALIGNMENTS )[ number ];

/**
 * Returns the style, or `standard` if the number of restaurants does not allow it: `button` needs one restaurant,
 * `multi` several.
 */
export function styleFor( style: Style, restaurants: number ): Style {
	const isOdd = restaurants > 1 ? style === 'button' : style === 'multi';
	return isOdd ? 'standard' : style;
}

/** Returns the styles that are available for a number of restaurants. */
export function stylesFor( restaurants: number ): Style[] {
	return STYLES.filter(
		( style ) =>
			style !== 'multi' && styleFor( style, restaurants ) === style
	);
}

/** Whether the block is too narrow for the wide style, which needs wide or full alignment. */
export function isTooNarrow( { style, align }: Shown ): boolean {
	return style === 'wide' && align !== 'wide' && align !== 'full';
}

type Shown = { style: Style; align?: Alignment };

/**
 * Returns the attributes for a new style. The wide style sets wide alignment. Changing from the wide style to another
 * one clears the alignment.
 */
export function withStyle( before: Shown, style: Style ): Shown {
	if ( style === before.style ) {
		return before;
	}
	const left = before.style === 'wide' ? undefined : before.align;
	return { style, align: style === 'wide' ? 'wide' : left };
}

/** Maximum number of restaurants per widget, to keep the widget's list short. */
export const MAX_RESTAURANTS = 20;

type Kept = { rid: number[]; names: Restaurant[] };

/** Returns the restaurants of a block in order. Unknown names are empty. */
export function restaurantsOf( { rid, names }: Kept ): Restaurant[] {
	return [ ...new Set( rid ) ].slice( 0, MAX_RESTAURANTS ).map( ( id ) => ( {
		rid: id,
		name: names.find( ( each ) => each.rid === id )?.name ?? '',
	} ) );
}

/** Converts restaurants to the block's attributes, without duplicates. */
export function kept( restaurants: readonly Restaurant[] ): Kept {
	const unique = restaurants
		.filter(
			( { rid }, index ) =>
				restaurants.findIndex( ( each ) => each.rid === rid ) === index
		)
		.slice( 0, MAX_RESTAURANTS );
	return {
		rid: unique.map( ( { rid } ) => rid ),
		names: unique
			.filter( ( { name } ) => name )
			.map( ( { rid, name } ) => ( { rid, name } ) ),
	};
}

/** Parses a typed restaurant ID. Returns null for any other text. */
export function ridIn( text: string ): number | null {
	return /^[1-9]\d{0,8}$/.test( text.trim() ) ? Number( text ) : null;
}

/** Matches the service's own hosts in all countries. */
export const HOSTS =
	'ae,ca,co.th,co.uk,com,com.au,com.mx,com.tw,de,es,fr,hk,ie,it,jp,nl,sg'
		.split( ',' )
		.flatMap( ( ending ) => [
			`www.opentable.${ ending }`,
			`opentable.${ ending }`,
		] );

/** Data in a pasted embed code or URL: the restaurants, and any display settings. */
export type Reservation = {
	rid: number[];
	style?: Style;
	iframe?: boolean;
	domain?: string;
	lang?: Language;
	newtab?: boolean;
};

/** Parses the first OpenTable embed code or URL with a restaurant in pasted text; null if there is none. */
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

/**
 * Matches the URL of a restaurant's page or profile, such as `/r/bellini-new-york`, which contains the restaurant's
 * name but not its ID.
 */
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
 * Returns the domain ending in the service's format, such as `couk` for `co.uk`. Undefined for `com`, which serves all
 * countries.
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
