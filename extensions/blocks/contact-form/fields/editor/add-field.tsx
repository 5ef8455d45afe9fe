import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, getBlockType } from '@wordpress/blocks';
import { ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useRegistry } from '@wordpress/data';
import { plus } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { KINDS, fieldName, type Kind } from '../kinds';
import { messages } from '../messages';

/** Returns a function that inserts a field of some kind after a field and selects it. */
export function useAddField(
	clientId: string
): ( kind: Kind, attributes?: Record< string, unknown > ) => void {
	const { select } = useRegistry();
	const { insertBlock } = useDispatch( blockEditorStore );
	return ( kind, attributes ) => {
		const { getBlockIndex, getBlockRootClientId } =
			select( blockEditorStore );
		void insertBlock(
			createBlock( fieldName( kind ), attributes ),
			getBlockIndex( clientId ) + 1,
			getBlockRootClientId( clientId ) ?? undefined
		);
	};
}

/** Toolbar menu that adds a field after this one. */
export function AddField( { clientId }: { clientId: string } ): ReactNode {
	const add = useAddField( clientId );
	const offered = KINDS.flatMap( ( kind ) => {
		const type = getBlockType( fieldName( kind ) );
		return type ? [ { kind, title: type.title } ] : [];
	} );
	return (
		<ToolbarGroup>
			<ToolbarDropdownMenu
				icon={ plus }
				label={ messages.addField() }
				controls={ offered.map( ( { kind, title } ) => ( {
					title,
					onClick: () =>
						add(
							kind,
							kind === 'consent'
								? { label: messages.labelOf( kind ) }
								: {}
						),
				} ) ) }
			/>
		</ToolbarGroup>
	);
}
