const MAX_LENGTH = 256;

/** Matches a number without leading zeros. */
const NUMBER = /^(0|[1-9]\d*)$/;
const DIGITS = /^\d+$/;
const IDENTIFIER = /^[0-9a-z-]+$/i;

/**
 * A version according to Semantic Versioning 2.0.0. Build metadata after a `+` does not affect the order and is
 * dropped.
 */
type Version = {
	/** Major, minor and patch version, as strings of digits, because they may exceed the range of a number. */
	release: readonly string[];
	/** Prerelease identifiers after the first hyphen, such as `beta` and `1`. Empty for a release. */
	prerelease: readonly string[];
};

function parseVersion( value: unknown ): Version | null {
	if ( typeof value !== 'string' || value.length > MAX_LENGTH ) {
		return null;
	}
	const [ version = '', build ] = splitOnce( value, '+' );
	const [ release = '', prerelease ] = splitOnce( version, '-' );
	const numbers = release.split( '.' );
	const identifiers = prerelease?.split( '.' ) ?? [];
	const isWellFormed =
		numbers.length === 3 &&
		numbers.every( ( part ) => NUMBER.test( part ) ) &&
		identifiers.every(
			( part ) =>
				IDENTIFIER.test( part ) &&
				( ! DIGITS.test( part ) || NUMBER.test( part ) )
		) &&
		( build?.split( '.' ) ?? [] ).every( ( part ) =>
			IDENTIFIER.test( part )
		);
	return isWellFormed ? { release: numbers, prerelease: identifiers } : null;
}

function splitOnce( text: string, separator: string ): string[] {
	const at = text.indexOf( separator );
	return at === -1
		? [ text ]
		: [ text.slice( 0, at ), text.slice( at + separator.length ) ];
}

/** Whether a value is a valid version. */
export function isVersion( value: unknown ): value is string {
	return parseVersion( value ) !== null;
}

/**
 * Compares two versions; `4.0.0-beta` is earlier than `4.0.0`. Returns a negative number if the first version is
 * earlier, a positive number if it is later, and 0 if both are equal. Returns NaN if either version is invalid.
 */
export function compareVersions( first: string, second: string ): number {
	const [ one, other ] = [ parseVersion( first ), parseVersion( second ) ];
	if ( ! one || ! other ) {
		return NaN;
	}
	const differences = one.release.map( ( number, at ) =>
		compareNumbers( number, other.release[ at ] ?? '0' )
	);
	return (
		differences.find( ( difference ) => difference !== 0 ) ??
		comparePrereleases( one.prerelease, other.prerelease )
	);
}

/** Whether a version is `from` or later, but earlier than `below`. False for an invalid version. */
export function isVersionInRange(
	version: string,
	from: string,
	below: string
): boolean {
	return (
		compareVersions( version, from ) >= 0 &&
		compareVersions( version, below ) < 0
	);
}

function comparePrereleases(
	first: readonly string[],
	second: readonly string[]
): number {
	if ( first.length === 0 || second.length === 0 ) {
		return second.length - first.length;
	}
	for ( const [ at, identifier ] of first.entries() ) {
		const other = second[ at ];
		if ( other !== undefined && identifier !== other ) {
			return compareIdentifiers( identifier, other );
		}
	}
	return first.length - second.length;
}

/**
 * Compares two identifiers. Numbers are compared by value and come before words. Words are compared character by
 * character.
 */
function compareIdentifiers( first: string, second: string ): number {
	const isNumber = DIGITS.test( first );
	if ( isNumber !== DIGITS.test( second ) ) {
		return isNumber ? -1 : 1;
	}
	return isNumber
		? compareNumbers( first, second )
		: compareTexts( first, second );
}

/** The longer number is greater, because numbers have no leading zeros. */
function compareNumbers( first: string, second: string ): number {
	return first.length - second.length || compareTexts( first, second );
}

function compareTexts( first: string, second: string ): number {
	return Number( first > second ) - Number( first < second );
}
