import { bundledLibraries } from '../libraries';
import { changelogText } from '../readme-text';

describe( 'changelogText', () => {
	const UNRELEASED =
		'# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A [map](map.md).\n';

	it( 'lists only released versions', () => {
		expect(
			changelogText(
				`${ UNRELEASED }\n## [1.1.0] - 2027-02-01\n\n### Fixed\n\n- One.\n- Two.\n\n## [1.0.0] - 2027-01-01\n\n- Three.\n`,
				'1.1.0'
			)
		).toBe( '= 1.1.0 =\n* One.\n* Two.\n\n= 1.0.0 =\n* Three.' );
	} );

	it( 'shows unreleased changes before the first release', () => {
		expect( changelogText( UNRELEASED, '0.1.0' ) ).toBe(
			'= 0.1.0 =\n* A map.'
		);
	} );
} );

describe( 'bundledLibraries', () => {
	const libraries = bundledLibraries();

	it( 'lists packages and their dependencies', () => {
		const names = libraries.map( ( { name } ) => name );
		expect( names ).toEqual(
			expect.arrayContaining( [
				'@wordpress/icons',
				'mapbox-gl',
				'linkify-it',
				'swiper',
			] )
		);
		expect( names ).not.toContain( 'react' );
	} );

	it.each( libraries )(
		'$name has a license compatible with the GPL',
		( { license } ) => {
			expect( license ).toMatch(
				/^\(?(0BSD|BSD-[23]-Clause|GPL-2\.0-or-later|ISC|MIT|MPL-2\.0 OR Apache-2\.0|PSF-2\.0)\)?$/
			);
		}
	);
} );
