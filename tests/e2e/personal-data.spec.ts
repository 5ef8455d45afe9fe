import { expect, php, test } from './support';

test( 'whatever another plugin leaves in the list of what is kept of people, WordPress’s tools have ours and what can be asked', async () => {
	const tools = ( left: string ) =>
		php< [ string[], string[] ] >( `
			add_filter( 'dovetail_blocks_personal_data', static fn( $kept ) => ${ left }, 1 );
			return array_map(
				static fn( $tools ) => array_values( preg_grep( '~^(?:dovetail|loaves)~', array_keys( apply_filters( "wp_privacy_personal_data_$tools", array() ) ) ) ),
				array( 'exporters', 'erasers' )
			);` );
	const [ ours ] = await tools( '$kept' );
	expect( ours ).toContain( 'dovetail-blocks-forms' );
	for ( const left of [
		'null',
		'false',
		`array( 'loaves' => 'none' )`,
		`array( 'loaves' => array( 'title' => 'Loaves' ) )`,
		`array( 'loaves' => array( 'title' => 'Loaves', 'class' => 'No_Such_Class' ) )`,
	] ) {
		expect( await tools( left ), left ).toEqual( [ ours, ours ] );
	}
} );
