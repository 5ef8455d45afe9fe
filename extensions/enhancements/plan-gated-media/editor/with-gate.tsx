import type { EditProps } from '#shared/definitions';
import type { ComponentType } from 'react';
import type { Gates } from '../rules/gates';
import { PartlyPaid } from './partly-paid';

type Edit = ComponentType< EditProps< Record< string, unknown > > >;

/** Wraps the edit component of each gated core block. The block itself and its saved content are unchanged. */
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
