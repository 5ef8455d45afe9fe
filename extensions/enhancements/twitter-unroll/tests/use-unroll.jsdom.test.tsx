import { mock } from '#shared/request';
import { act, renderHook, waitFor } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { usePlatform } from '../../../../tests/harness/api';
import { registerBlocks } from '../../../../tests/harness/editor';
import { gatherThread } from '../api';
import { useUnroll } from '../editor/use-unroll';

const THREAD = {
	network: 'mastodon' as const,
	url: 'https://social.example/@mina/1',
};

beforeAll( () => registerBlocks( { blocks: [] } ) );

/** Unrolls a thread in the first of two paragraphs. Returns the contents of all paragraphs. */
async function unroll( whileLoading: ( clientId: string ) => unknown ) {
	const block = createBlock( 'core/paragraph', { content: THREAD.url } );
	await dispatch( blockEditorStore ).resetBlocks( [
		block,
		createBlock( 'core/paragraph', { content: 'Below' } ),
	] );
	usePlatform( 'paid', [
		mock( gatherThread ).reply( () => {
			void whileLoading( block.clientId );
			return [ { type: 'paragraph', content: 'Rye' } ];
		} ),
	] );
	const { result } = renderHook( () => useUnroll( block.clientId ) );
	act( () => result.current.unroll( THREAD ) );
	await waitFor( () => expect( result.current.isGathering ).toBe( false ) );
	return contents();
}

const contents = () =>
	select( blockEditorStore )
		.getBlocks()
		.map( ( { attributes }: { attributes: { content: unknown } } ) =>
			String( attributes.content )
		);

describe( 'a thread', () => {
	it( 'replaces its link', async () => {
		expect( await unroll( () => {} ) ).toEqual( [ 'Rye', 'Below' ] );
	} );

	it( 'replaces its link although WordPress has meanwhile added what it knows of the embed', async () => {
		expect(
			await unroll( ( clientId ) =>
				dispatch( blockEditorStore ).updateBlockAttributes( clientId, {
					className: 'is-provider-mastodon',
				} )
			)
		).toEqual( [ 'Rye', 'Below' ] );
	} );

	it( 'is inserted after its block if the author has changed the block since', async () => {
		expect(
			await unroll( ( clientId ) =>
				dispatch( blockEditorStore ).updateBlockAttributes( clientId, {
					content: 'My own words',
				} )
			)
		).toEqual( [ 'My own words', 'Rye', 'Below' ] );
	} );

	it( 'is followed by the caption of its embed', async () => {
		const caption = 'My <em>first</em> bread';
		const block = createBlock( 'core/embed', { url: THREAD.url, caption } );
		await dispatch( blockEditorStore ).resetBlocks( [ block ] );
		usePlatform( 'paid', [
			mock( gatherThread ).reply( () => [
				{ type: 'paragraph', content: 'Rye' },
			] ),
		] );
		const { result } = renderHook( () => useUnroll( block.clientId ) );
		act( () => result.current.unroll( THREAD ) );
		await waitFor( () =>
			expect( contents() ).toEqual( [ 'Rye', caption ] )
		);
	} );

	it( 'is still loading in a button that was shown again since, and failing ends it there too', async () => {
		const block = createBlock( 'core/paragraph', { content: THREAD.url } );
		await dispatch( blockEditorStore ).resetBlocks( [ block ] );
		const platform = usePlatform( 'paid', [
			mock( gatherThread ).reply( () => [] ),
		] );
		const button = () => renderHook( () => useUnroll( block.clientId ) );
		const first = button();
		act( () => first.result.current.unroll( THREAD ) );
		first.unmount();
		const { result } = button();
		expect( result.current.isGathering ).toBe( true );
		act( () => result.current.unroll( THREAD ) );
		await waitFor( () =>
			expect( result.current.isGathering ).toBe( false )
		);
		expect( platform.requests( gatherThread ) ).toHaveLength( 1 );
	} );
} );
