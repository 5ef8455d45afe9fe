import type { EditProps } from '#shared/definitions';
import type { ComponentType } from 'react';
import type { Gates } from '../rules/gates';
import { GateContext, type MediaGate } from './gate-context';
import { PartlyPaid } from './partly-paid';

type Edit = ComponentType< EditProps< Record< string, unknown > > >;

const WHOLE: MediaGate = { scope: 'whole' };

/** Puts the gate around the editing view of each block that has one. Only the view: the block and what it saves stay as they are. */
export function withGate( {
	part,
	whole,
}: Gates ): ( BlockEdit: Edit ) => Edit {
	return ( BlockEdit ) =>
		function WithGate( props ) {
			const gate = part.get( props.name );
			if ( gate ) {
				return (
					<PartlyPaid
						{ ...props }
						gate={ gate }
						BlockEdit={ BlockEdit }
					/>
				);
			}
			const edit = <BlockEdit { ...props } />;
			return whole.has( props.name ) ? (
				<GateContext.Provider value={ WHOLE }>
					{ edit }
				</GateContext.Provider>
			) : (
				edit
			);
		};
}
