import type { EditProps } from '#shared/definitions';
import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { asStep } from './as-step';

type Props = Pick<
	EditProps< Record< string, unknown > >,
	'clientId' | 'setAttributes'
>;

/**
 * Makes one undo step of writes that bypass `setAttributes`, such as late uploads and changes of other blocks.
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

/** Returns a `setAttributes` with which each completed edit is one undo step. As stable as the given function. */
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
