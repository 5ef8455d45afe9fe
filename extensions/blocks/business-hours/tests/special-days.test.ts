import { readAttributes } from '#shared/attributes';
import { attributes, type SpecialDay } from '../attributes';
import { specialText } from '../markup';
import { completeSpecialDays, troubleWith } from '../rules/special-days';
import { specialOn } from '../rules/special-on';
import { dayOf } from '../rules/week';

const special = ( fields: Partial< SpecialDay > ): SpecialDay => ( {
	from: '2026-12-24',
	to: '',
	name: '',
	hours: [],
	...fields,
} );

describe( 'special days', () => {
	it.each( [
		[ {}, null ],
		[ { to: '2026-12-24' }, null ],
		[ { to: '2027-01-02' }, null ],
		[ { from: '' }, 'no-date' ],
		[ { from: '2026-02-31' }, 'no-date' ],
		[ { to: '2026-12-23' }, 'ends-before' ],
		[ { hours: [ { opening: '10:00', closing: '' } ] }, 'no-hours' ],
		[ { hours: [ { opening: '10:00', closing: '14:00' } ] }, null ],
	] )( 'with %j have the error %p', ( fields, trouble ) => {
		expect( troubleWith( special( fields ) ) ).toBe( trouble );
	} );

	it.each( [
		[ {}, '2026-12-24' ],
		[ { name: ' Christmas Eve ' }, '2026-12-24 Christmas Eve' ],
		[ { to: '2026-12-24' }, '2026-12-24' ],
		[ { to: '2026-12-26', name: 'Xmas' }, '2026-12-24/2026-12-26 Xmas' ],
	] )( 'saves %j as %s', ( fields, text ) => {
		expect( specialText( special( fields ) ) ).toBe( text );
	} );

	it( 'shows valid special days, the earliest first', () => {
		const late = special( { from: '2027-01-01' } );
		const early = special( { to: '2026-12-26' } );
		expect(
			completeSpecialDays( [ late, special( { from: '' } ), early ] )
		).toEqual( [ early, late ] );
	} );

	it.each( [
		[ '2026-12-23', false ],
		[ '2026-12-24', true ],
		[ '2026-12-26', true ],
		[ '2026-12-27', false ],
	] )( 'includes Christmas on %s: %p', ( date, expected ) => {
		const christmas = special( { to: '2026-12-26' } );
		expect( specialOn( [ christmas ], dayOf( date ) ) === christmas ).toBe(
			expected
		);
	} );

	it( 'reads special days from any saved value', () => {
		expect(
			readAttributes( attributes, {
				specialDays: [
					null,
					'2026-12-24',
					{
						from: '24.12.2026',
						to: 7,
						name: 'A &amp; B',
						hours: 'x',
					},
				],
			} ).specialDays
		).toEqual( [ { from: '', to: '', name: 'A & B', hours: [] } ] );
	} );
} );
