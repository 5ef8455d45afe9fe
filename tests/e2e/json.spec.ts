import { expect, php, test } from './support';

/** Decodes texts; null for what is refused. */
const decode = ( ...texts: string[] ) =>
	php< unknown[] >(
		`return array_map( array( '\\Dovetail\\Plugin\\Json', 'decode' ), $input );`,
		texts
	);

const object = ( names: number, more = '' ) =>
	`{${ Array.from( { length: names }, ( _, index ) => `"${ index * 2 ** 17 }":0` ).join( ',' ) }${ more }}`;

test( 'JSON with an object of more than a thousand names is not decoded', async () => {
	expect(
		await decode(
			object( 1001 ),
			`[{"a":${ object( 1001 ) }}]`,
			`{"a":"\\\\","b":${ object( 1001 ) }}`,
			`[${ object( 2 ) },${ object( 1001 ) }]`,
			object( 20_000 )
		)
	).toEqual( [ null, null, null, null, null ] );
} );

test( 'JSON with many names in many objects is decoded, whatever its texts hold', async () => {
	const list = Array.from( { length: 2000 }, ( _, index ) => ( {
		id: index,
		text: '":{"\\',
	} ) );
	const words = { text: '":'.repeat( 5000 ), last: '\\' };
	const [ whole, inText, names, broken ] = await decode(
		JSON.stringify( list ),
		JSON.stringify( words ),
		object( 1000 ),
		`${ object( 1000 ) }:"`
	);
	expect( whole ).toEqual( list );
	expect( inText ).toEqual( words );
	expect( Object.keys( names as object ) ).toHaveLength( 1000 );
	expect( broken ).toBeNull();
} );
