import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';

/**
 * Returns a function that opens the sidebar with the settings of the selected block. On phones, the sidebar is
 * initially closed.
 */
export function useOpenSettings(): () => void {
	const editor: { enableComplementaryArea?: OpenArea } | undefined =
		useDispatch( 'core/interface' );
	const open = editor?.enableComplementaryArea;
	return useCallback( () => open?.( 'core', 'edit-post/block' ), [ open ] );
}

type OpenArea = ( scope: string, area: string ) => unknown;
