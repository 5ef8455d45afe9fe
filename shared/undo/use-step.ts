import type { EditProps } from '#shared/definitions';
import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { asStep } from './as-step';

type Props = Pick<
	EditProps< Record< string, unknown > >,
	'clientId' | 'setAttributes'
>;

/**
 * For what a block writes past `setAttributes`: files that arrive later, other blocks. A press that writes here and
 * there is one step.
 *
 * @param clientId The block that is written into, itself or its children.
 * @return Runs a function that writes at once.
 */
export function useStep( clientId: string ): ( write: () => void ) => void {
	const registry = useRegistry();
	return useCallback(
		( write ) => asStep( registry, clientId, write ),
		[ registry, clientId ]
	);
}

/** The `setAttributes` of a block, every finished edit of which is one step for Undo. As stable as the one given. */
export function useStepping( {
	clientId,
	setAttributes,
}: Props ): Props[ 'setAttributes' ] {
	const step = useStep( clientId );
	return useCallback(
		( changes ) => step( () => setAttributes( changes ) ),
		[ step, setAttributes ]
	);
}
