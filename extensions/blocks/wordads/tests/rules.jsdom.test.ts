import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AD_FORMAT_NAMES, attributes } from '../attributes';
import { stateClasses } from '../save';
import { AD_FORMATS, adFormat } from '../server-data';

describe( 'ad formats', () => {
	// spec: 002-9-1
	it( 'have the four specified sizes', () => {
		expect(
			AD_FORMATS.map(
				( { name, width, height } ) =>
					`${ name } ${ width }x${ height }`
			)
		).toEqual( [
			'mrec 300x250',
			'leaderboard 728x90',
			'mobile_leaderboard 320x50',
			'wideskyscraper 160x600',
		] );
		expect( AD_FORMATS.map( ( { name } ) => name ) ).toEqual(
			AD_FORMAT_NAMES
		);
	} );

	// spec: 002-9-1
	it( 'have the correct space reserved by the stylesheet', () => {
		const style = readFileSync(
			join( __dirname, '../style.scss' ),
			'utf8'
		);
		for ( const { name, width, height } of AD_FORMATS.slice( 1 ) ) {
			const [ , rule = '' ] = style.split(
				`${ stateClasses( name, false ) } {`
			);
			expect( rule.slice( 0, rule.indexOf( '}' ) ) ).toContain(
				`--dovetail-ad-width: ${ width }px;`
			);
			expect( rule.slice( 0, rule.indexOf( '}' ) ) ).toContain(
				`--dovetail-ad-height: ${ height }px;`
			);
		}
		expect( style ).toContain(
			'--dovetail-ad-width: 300px;\n\t--dovetail-ad-height: 250px;'
		);
	} );

	it.each( [ '', 'mrecs', 'constructor', '__proto__' ] )(
		'default to the rectangle for the unknown name %j',
		( name ) => {
			expect( adFormat( name ).name ).toBe( 'mrec' );
		}
	);

	// spec: 002-3.13-1
	it( 'start with a centered rectangle that is also visible on mobile', () => {
		expect( attributes.align.default ).toBe( 'center' );
		expect( attributes.format.default ).toBe( 'mrec' );
		expect( attributes.hideMobile.default ).toBe( false );
	} );
} );
