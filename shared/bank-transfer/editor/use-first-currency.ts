import { call } from '#shared/api';
import { readLastUsed } from '#shared/payments';
import { propertyOf } from '#shared/validation';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { otherBlocks } from './other-blocks';

/**
 * Finds the currency for a block that was just inserted: that of the closest block before it that visitors pay through,
 * or else the one that the site used last.
 *
 * @param clientId Client ID of the block.
 * @param isEmpty  Whether the author has entered nothing, so that the block is neither a copy nor already in use.
 * @param onFind   Called once with the currency code, unless something has been entered in the meantime.
 * @return Whether the currency is still unknown.
 */
export function useFirstCurrency(
	clientId: string,
	isEmpty: boolean,
	onFind: ( currency: string ) => void
): boolean {
	const registry = useRegistry();
	const [ isSearching, setIsSearching ] = useState( false );
	const latest = useRef( { isEmpty, onFind } );
	latest.current = { isEmpty, onFind };
	useEffect( () => {
		const { wasBlockJustInserted } = registry.select( blockEditorStore );
		if ( ! isEmpty || ! wasBlockJustInserted( clientId ) ) {
			return;
		}
		const { before } = otherBlocks( registry.select, clientId );
		const closest = propertyOf( before[ 0 ], 'currency' );
		if ( typeof closest === 'string' ) {
			onFind( closest );
			return;
		}
		let isMounted = true;
		setIsSearching( true );
		call( readLastUsed )
			// Without an answer, the block keeps its default.
			.catch( () => ( { currency: '' } ) )
			.then( ( { currency } ) => {
				if ( ! isMounted ) {
					return;
				}
				setIsSearching( false );
				if ( currency && latest.current.isEmpty ) {
					latest.current.onFind( currency );
				}
			} );
		return () => {
			isMounted = false;
		};
		// Run the effect only when the block appears.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	return isSearching;
}
