import { expect, php, siteUrl } from '../support';
import { hostileBlocks, hostilePosts } from './samples';
import { expectNoInjection, submit, test, visit } from './support';

const companions = hostileBlocks.flatMap( ( { companion = [] } ) => companion );

/** Normal blocks after the hostile ones. They must keep working. */
const UNCHANGED_BLOCKS = `<!-- wp:group {"anchor":"companion"} -->
<div class="wp-block-group" id="companion">${ companions
	.map( ( { content } ) => content )
	.join( '' ) }</div>
<!-- /wp:group -->`;

/** Names of the hostile posts. They do not contain the attacker's URL, because it differs in each run. */
const NAMES = hostilePosts( 'http://127.0.0.1' ).map( ( { name } ) => name );

/**
 * Whether an error reports a missing URL on this site. WordPress's filter turns `data:text/html,<script>` into a
 * relative URL that does not exist.
 */
const isFilteredDataUrl = ( text: string ) =>
	text.includes( 'status of 404' ) &&
	text.includes( ` ${ siteUrl() }/` ) &&
	text.includes( '/text/html,%3Cscript%3E' );

test( 'more than a hundred hostile samples pass WordPress’s HTML filter unchanged', async ( {
	trap,
} ) => {
	const samples = hostilePosts( trap.url ).flatMap(
		( each ) => each.samples
	);
	const left = await php< string[] >(
		'return array_map( "wp_kses_post", $input );',
		samples
	);
	// Counts what the plugin's scripts look for: IDs, data attributes, and the plugin's classes and blocks.
	const traces = ( html = '' ) =>
		html.match( /\bid=|\bdata-[\w-]+=|wp-block-dovetail|wp:dovetail/g )
			?.length ?? 0;
	const whole = samples.filter(
		( sample, index ) =>
			traces( sample ) > 0 && traces( left[ index ] ) === traces( sample )
	);
	test.info().annotations.push( {
		type: 'samples',
		description: `${ samples.length } in ${ NAMES.length } posts, ${ whole.length } of them whole`,
	} );
	expect( NAMES ).toHaveLength( 11 );
	expect( whole.length ).toBeGreaterThan( 100 );
} );

for ( const name of NAMES ) {
	test( `hostile samples run no script on the page or in the editor: ${ name }`, async ( {
		visitor,
		admin,
		trap,
		troubles,
	} ) => {
		const samples =
			hostilePosts( trap.url ).find( ( each ) => each.name === name )
				?.samples ?? [];
		const { id } = await submit(
			`${ samples.join( '\n\n' ) }\n\n${ UNCHANGED_BLOCKS }`
		);

		await visit( visitor, id );
		await expectNoInjection( visitor, trap );
		const companion = visitor.locator( '#companion' );
		expect( companions ).not.toEqual( [] );
		for ( const each of companions ) {
			await each.works( companion );
		}
		await expectNoInjection( visitor, trap );

		await admin.open( id );
		await expect(
			admin.canvas.locator( '[data-block][aria-busy="true"]' )
		).toHaveCount( 0, { timeout: 90_000 } );
		await expect(
			admin.canvas.getByText( 'This block has encountered an error' )
		).toHaveCount( 0 );
		for ( const each of companions ) {
			await each.worksInEditor?.( admin.canvas );
		}
		await expectNoInjection( admin.page, trap );
		// Ignore two expected errors: WordPress reports markup that no block saves, and its filter turns `data:` URLs
		// into missing relative URLs.
		const others = troubles.filter(
			( text ) =>
				! text.startsWith( 'Block validation' ) &&
				! isFilteredDataUrl( text )
		);
		troubles.splice( 0 );
		expect( others ).toEqual( [] );
	} );
}
