import type { EditComponent } from '#shared/definitions';
import { useStepping } from '#shared/undo';

type Edit = EditComponent< Record< string, unknown > >;

/** Groups the finished changes of a block into undo steps. */
export const withSteps = ( BlockEdit: Edit ): Edit =>
	function WithSteps( props ) {
		return (
			<BlockEdit { ...props } setAttributes={ useStepping( props ) } />
		);
	};
