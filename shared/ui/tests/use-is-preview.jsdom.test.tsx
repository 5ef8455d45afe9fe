import { act, renderHook } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import { useIsPreview } from '../use-is-preview';

describe( 'useIsPreview', () => {
	it( 'returns whether the surrounding block editor is in preview mode', async () => {
		const { result } = renderHook( () => useIsPreview() );
		expect( result.current ).toBe( false );
		for ( const isPreviewMode of [ true, false ] ) {
			await act( async () => {
				await dispatch( blockEditorStore ).updateSettings( {
					isPreviewMode,
				} );
			} );
			expect( result.current ).toBe( isPreviewMode );
		}
	} );
} );
