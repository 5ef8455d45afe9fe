import {
	canApply,
	CATEGORIES,
	DATE_RANGES,
	dateRangeOf,
	filterQuery,
	type Filters,
	MEDIA_TYPES,
	NO_FILTERS,
	WHOLE_YEAR,
	withFilter,
} from '../rules/filters';
import { isPickedElsewhere } from '../rules/picker';

const TODAY = new Date( 2026, 4, 31, 23, 30 );

describe( 'Google Photos', () => {
	const of = ( servedBy: string ) => [ { id: 'google_photos', servedBy } ];

	it( 'lists only picked items if served by the site, and all items if served by the platform', () => {
		expect( isPickedElsewhere( of( 'site' ), 'google_photos' ) ).toBe(
			true
		);
		expect( isPickedElsewhere( of( 'platform' ), 'google_photos' ) ).toBe(
			false
		);
		expect( isPickedElsewhere( [], 'google_photos' ) ).toBe( false );
		expect(
			isPickedElsewhere(
				[ { id: 'pexels', servedBy: 'site' } ],
				'pexels'
			)
		).toBe( false );
	} );
} );

describe( 'the date filter', () => {
	// spec: 000-9-9
	it.each( [
		[ 'any', null, '' ],
		[ 'last-7-days', null, '2026-05-24:0000-00-00' ],
		[ 'last-30-days', null, '2026-05-01:0000-00-00' ],
		[ 'last-6-months', null, '2025-11-30:0000-00-00' ],
		[ 'last-12-months', null, '2025-05-31:0000-00-00' ],
		[ 'custom', null, '' ],
		[
			'custom',
			{ month: WHOLE_YEAR, year: 2024 },
			'2024-01-01:2024-12-31',
		],
		[ 'custom', { month: 1, year: 2024 }, '2024-02-01:2024-02-29' ],
		[ 'custom', { month: 11, year: 1999 }, '1999-12-01:1999-12-31' ],
	] as const )(
		'with the range “%s” and the custom date %j is sent as “%s”',
		( range, custom, sent ) => {
			expect( DATE_RANGES ).toContain( range );
			expect( dateRangeOf( range, custom, TODAY ) ).toBe( sent );
		}
	);

	it( 'can start in the previous year', () => {
		expect(
			dateRangeOf( 'last-7-days', null, new Date( 2026, 0, 3 ) )
		).toBe( '2025-12-27:0000-00-00' );
		expect(
			dateRangeOf( 'last-6-months', null, new Date( 2026, 2, 15 ) )
		).toBe( '2025-09-15:0000-00-00' );
	} );

	it.each( [
		[ { month: 3, year: '2024' }, null, true ],
		[ { month: 3, year: '2024' }, { month: 3, year: 2024 }, false ],
		[ { month: 4, year: '2024' }, { month: 3, year: 2024 }, true ],
		[ { month: 3, year: '2025' }, { month: 3, year: 2024 }, true ],
		[ { month: 3, year: '1970' }, null, true ],
		[ { month: 3, year: '1969' }, null, false ],
		[ { month: 3, year: '' }, null, false ],
		[ { month: 3, year: '20245' }, null, false ],
		[ { month: 3, year: '1e3' }, null, false ],
	] )(
		'set to %j, with %j already applied, can be applied: %s',
		( entered, applied, expected ) => {
			expect( canApply( entered, applied ) ).toBe( expected );
		}
	);
} );

describe( 'library filters', () => {
	const filters = ( change: Partial< Filters > ): Filters => ( {
		...NO_FILTERS,
		...change,
	} );

	// spec: 000-9-10
	it( 'have the specified categories', () => {
		expect( CATEGORIES.join( ', ' ) ).toBe(
			'animals, arts, birthdays, cityscapes, crafts, fashion, food, flowers, gardens, holidays, houses, landmarks, landscapes, night, people, pets, selfies, sport, travel, weddings'
		);
	} );

	it( 'are sent as text, without unset filters', () => {
		expect( MEDIA_TYPES ).toEqual( [ 'photo', 'video' ] );
		expect( filterQuery( NO_FILTERS, false, TODAY ) ).toBe( '' );
		expect(
			filterQuery(
				{
					category: 'food',
					date: {
						range: 'custom',
						custom: { month: 0, year: 2026 },
					},
					favorite: true,
					mediaType: 'photo',
				},
				false,
				TODAY
			)
		).toBe(
			'mediaType=photo,category=food,dateRange=2026-01-01:2026-01-31,favorite=true'
		);
	} );

	it( 'clear the category when videos are selected, and the video filter when a category is selected', () => {
		expect(
			withFilter( filters( { category: 'food' } ), {
				mediaType: 'video',
			} )
		).toEqual( filters( { mediaType: 'video' } ) );
		expect(
			withFilter( filters( { mediaType: 'video' } ), {
				category: 'food',
			} )
		).toEqual( filters( { category: 'food' } ) );
		expect(
			withFilter( filters( { mediaType: 'photo' } ), {
				category: 'food',
			} )
		).toEqual( filters( { mediaType: 'photo', category: 'food' } ) );
		expect(
			withFilter( filters( { mediaType: 'video' } ), { favorite: true } )
		).toEqual( filters( { mediaType: 'video', favorite: true } ) );
	} );

	it.each( [ '', 'video', 'photo' ] as const )(
		'request only images if the picker accepts nothing else, even with the media type “%s”',
		( mediaType ) => {
			expect( filterQuery( filters( { mediaType } ), true, TODAY ) ).toBe(
				'mediaType=photo'
			);
		}
	);
} );
