import fc from 'fast-check';
import { connectAddress } from '../connect-address';

const encode = ( value: unknown ) =>
	Buffer.from( JSON.stringify( value ), 'utf8' ).toString( 'base64' );

const decode = ( address: string | null ) =>
	JSON.parse(
		Buffer.from(
			new URL( address ?? '' ).searchParams.get( 'state' ) ?? '',
			'base64'
		).toString( 'utf8' )
	);

const withState = ( state: string ) =>
	`https://connect.example/oauth?client=1&${ new URLSearchParams( {
		state,
	} ) }`;

describe( 'the URL for connecting the payment provider', () => {
	// spec: 000-2.3-2
	it.each( [
		null,
		undefined,
		'',
		'connect',
		'//connect.example',
		'javascript:alert(1)',
		'data:text/html,x',
		'ftp://connect.example/',
		'https://',
		'\u202ehttps://connect.example',
	] )( 'is null if the server returns %j', ( raw ) => {
		expect( connectAddress( raw, 7 ) ).toBeNull();
	} );

	// spec: 000-2.3-3
	it( 'contains the post’s ID in the encoded state, along with the existing values', () => {
		const address = connectAddress(
			withState( encode( { blog: 1, title: 'Größe 🥐' } ) ),
			7
		);
		expect( decode( address ) ).toEqual( {
			blog: 1,
			title: 'Größe 🥐',
			from_editor_post_id: 7,
		} );
		expect( new URL( address ?? '' ).searchParams.get( 'client' ) ).toBe(
			'1'
		);
	} );

	// spec: 000-2.3-3
	it( 'is unchanged without a post ID', () => {
		const given = withState( encode( { blog: 1 } ) );
		expect( connectAddress( given, null ) ).toBe( given );
	} );

	it.each( [
		'',
		'not base64!',
		encode( 'text' ),
		encode( [ 1 ] ),
		encode( null ),
		btoa( '{' ),
	] )( 'keeps a state that cannot be decoded: %j', ( state ) => {
		const given = withState( state );
		expect( connectAddress( given, 7 ) ).toBe( given );
	} );

	it( 'is unchanged without a state', () => {
		expect( connectAddress( 'https://connect.example/a?b=c', 7 ) ).toBe(
			'https://connect.example/a?b=c'
		);
	} );

	it( 'is null or a web URL for any server response', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					fc.webUrl(),
					fc.base64String().map( withState )
				),
				( raw ) => {
					const address = connectAddress( raw, 7 );
					expect(
						address === null || /^https?:/.test( address )
					).toBe( true );
				}
			)
		);
	} );
} );
