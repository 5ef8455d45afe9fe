import type { EditProps } from '#shared/definitions';
import type { ComponentType } from 'react';
import type { Gates } from '../rules/gates';
import { PartlyPaid } from './partly-paid';

type Edit = ComponentType< EditProps< Record< string, unknown > > >;

/** Puts the gate around the editing view of each core block that has one. Only the view: the block and what it saves stay as they are. */
export function withGate( { part }: Gates ): ( BlockEdit: Edit ) => Edit {
	return ( BlockEdit ) =>
		function WithGate( props ) {
			const gate = part.get( props.name );
			return gate ? (
				<PartlyPaid
					{ ...props }
					gate={ gate }
					BlockEdit={ BlockEdit }
				/>
			) : (
				<BlockEdit { ...props } />
			);
		};
}
