import { viewStrings } from '../printed';
import { addFrame } from './add-frame';

const fallback = { play: 'Play', pause: 'Pause' } as const;
const ELEMENT_ID =
	'wp-script-module-data-dovetail-quotation-view-script-module';

function print( json: string, doc = document, id = ELEMENT_ID ) {
	const script = doc.createElement( 'script' );
	script.type = 'application/json';
	script.id = id;
	script.textContent = json;
	doc.body.append( script );
}

beforeEach( () => {
	document.body.innerHTML = '';
} );

describe( 'viewStrings', () => {
	it( 'reads the texts that the server printed for the block', () => {
		print( '{"strings":{"play":"Abspielen","pause":"Anhalten"}}' );
		expect( viewStrings( 'quotation', fallback, document ) ).toEqual( {
			play: 'Abspielen',
			pause: 'Anhalten',
		} );
	} );

	it.each( [
		[ 'a key is missing', '{"strings":{"play":"Abspielen"}}' ],
		[
			'a value is not a string',
			'{"strings":{"play":"Abspielen","pause":["Anhalten"]}}',
		],
		[ 'a value is null', '{"strings":{"play":"Abspielen","pause":null}}' ],
	] )( 'uses only the English defaults if %s', ( _case, json ) => {
		print( json );
		expect( viewStrings( 'quotation', fallback, document ) ).toEqual( {
			play: 'Abspielen',
			pause: 'Pause',
		} );
	} );

	it.each( [
		[ 'broken JSON', '{"strings":' ],
		[ 'nothing', '' ],
		[ 'null', 'null' ],
		[ 'a number', '7' ],
		[ 'an object without texts', '{}' ],
		[ 'texts that are a string', '{"strings":"play"}' ],
		[ 'texts that are null', '{"strings":null}' ],
		[ 'an empty list, as PHP prints an empty array', '{"strings":[]}' ],
	] )(
		'uses only the English defaults if the server printed %s',
		( _case, json ) => {
			print( json );
			expect( viewStrings( 'quotation', fallback, document ) ).toEqual(
				fallback
			);
		}
	);

	it( 'uses only the English defaults if the server printed texts only for another block', () => {
		print( '{"strings":{"play":"Abspielen"}}' );
		expect( viewStrings( 'panorama', fallback, document ) ).toEqual(
			fallback
		);
	} );

	it( 'accepts only keys that have a default, and no inherited properties', () => {
		print( '{"strings":{"more":"Mehr"}}' );
		expect(
			viewStrings(
				'quotation',
				{ ...fallback, toString: 'Text' },
				document
			)
		).toEqual( { ...fallback, toString: 'Text' } );
	} );

	it( 'does not change the defaults', () => {
		const own = { play: 'Play' };
		print( '{"strings":{"play":"Abspielen"}}' );
		viewStrings( 'quotation', own, document );
		expect( own ).toEqual( { play: 'Play' } );
	} );

	it( 'reads from the parent page if the block is in the canvas iframe', () => {
		const inner = addFrame();
		print( '{"strings":{"play":"Abspielen"}}' );
		expect( viewStrings( 'quotation', fallback, inner ).play ).toBe(
			'Abspielen'
		);
		print( '{"strings":{"play":"Los"}}', inner );
		expect( viewStrings( 'quotation', fallback, inner ).play ).toBe(
			'Los'
		);
	} );

	it.each( [
		`<pre id="${ ELEMENT_ID }">`,
		`<span id="${ ELEMENT_ID }" type="application/json">`,
		`<div class="script" id="${ ELEMENT_ID }" data-type="application/json">`,
	] )( 'ignores elements that an author can write: %s', ( element ) => {
		const claim = `${ element }{"strings":{"play":"Mine"}}`;
		document.body.innerHTML = claim;
		expect( viewStrings( 'quotation', fallback, document ).play ).toBe(
			'Play'
		);
		print( '{"strings":{"play":"Abspielen"}}' );
		expect( viewStrings( 'quotation', fallback, document ).play ).toBe(
			'Abspielen'
		);
		const canvas = addFrame();
		canvas.body.innerHTML = claim;
		expect( viewStrings( 'quotation', fallback, canvas ).play ).toBe(
			'Abspielen'
		);
	} );
} );
