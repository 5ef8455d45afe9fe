import type {
	BlockDefinition,
	EditComponent,
	EditProps,
} from '#shared/definitions';
import { useStepping } from '#shared/undo';
import { useBlockProps } from '@wordpress/block-editor';
import { getSaveContent } from '@wordpress/blocks';
import { Notice, Spinner } from '@wordpress/components';
import { RawHTML, useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from './messages';

type Attributes = Record< string, unknown >;

/**
 * The `edit` that is registered: it loads the block's real one when the first such block is on the canvas.
 * Meanwhile it keeps the height free; when loading fails it shows the saved markup and a retry.
 * It never touches the attributes; what the author finishes in them is one step for Undo.
 *
 * Not `React.lazy`: that remembers a failure for ever, and its suspension crashes a block without a boundary.
 */
export function lazyEdit(
	definition: Pick< BlockDefinition, 'edit' | 'editHeight' >
): ( props: EditProps< Attributes > ) => ReactNode {
	let loaded: EditComponent< Attributes > | undefined;

	return function LazyEdit( props ) {
		const [ , redraw ] = useState( 0 );
		const [ hasFailed, setHasFailed ] = useState( false );
		const isWaiting = ! loaded && ! hasFailed;
		const setAttributes = useStepping( props );

		useEffect( () => {
			if ( ! isWaiting ) {
				return;
			}
			let isMounted = true;
			definition.edit().then(
				( component ) => {
					loaded = component;
					if ( isMounted ) {
						redraw( ( count ) => count + 1 );
					}
				},
				() => isMounted && setHasFailed( true )
			);
			return () => {
				isMounted = false;
			};
		}, [ isWaiting ] );

		if ( loaded ) {
			const Edit = loaded;
			return <Edit { ...props } setAttributes={ setAttributes } />;
		}
		return hasFailed ? (
			<LoadFailed { ...props } onRetry={ () => setHasFailed( false ) } />
		) : (
			<Loading height={ definition.editHeight } />
		);
	};
}

function Loading( { height }: { height: number } ): ReactNode {
	const blockProps = useBlockProps( {
		style: { minHeight: height },
		'aria-busy': true,
	} );
	return (
		<div { ...blockProps }>
			<Spinner />
			<span className="screen-reader-text">{ messages.loading() }</span>
		</div>
	);
}

function LoadFailed( {
	name,
	attributes,
	onRetry,
}: EditProps< Attributes > & { onRetry(): void } ): ReactNode {
	return (
		<div { ...useBlockProps() }>
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [
					{
						label: messages.retry(),
						onClick: onRetry,
						variant: 'secondary',
					},
				] }
			>
				{ messages.loadFailed() }
			</Notice>
			<div inert="">
				<RawHTML>{ getSaveContent( name, attributes ) }</RawHTML>
			</div>
		</div>
	);
}
