import type { EditProps } from '#shared/definitions';
import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { asStep } from './as-step';

type Props = Pick<
	EditProps< Record< string, unknown > >,
	'clientId' | 'setAttributes'
>;

/**
 * Returns a function that combines writes into one undo step. Use it for writes that bypass `setAttributes`, such as
 * late uploads and changes of other blocks.
 *
 * @param clientId Client ID of the block that the writes change, directly or in its children.
 * @return A function that runs a given synchronous function and combines its writes.
 */
export function useStep( clientId: string ): ( write: () => void ) => void {
	const registry = useRegistry();
	return useCallback(
		( write ) => asStep( registry, clientId, write ),
		[ registry, clientId ]
	);
}

/**
 * Returns a `setAttributes` that makes each completed edit one undo step. Its identity changes only if the given
 * `setAttributes` changes.
 */
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
