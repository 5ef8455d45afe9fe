import { parseLocale } from '../locale';

describe( 'parseLocale', () => {
	it.each( [
		[ 'de', 'de' ],
		[ 'de-DE-formal', 'de-DE-formal' ],
		[ 'PT-br', 'pt-BR' ],
		[ 'pt-PT-ao90', undefined ],
		[ 'not a locale', undefined ],
		[ '', undefined ],
	] )( 'returns a locale that Intl accepts: %j as %j', ( text, locale ) => {
		expect( parseLocale( text ) ).toBe( locale );
		expect( () => new Intl.NumberFormat( locale ) ).not.toThrow();
	} );
} );
