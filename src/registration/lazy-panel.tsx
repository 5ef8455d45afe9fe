import { useLazy, type Lazy } from '#shared/ui';
import { Button, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** The code of a panel's content. */
export type PanelSource = Lazy< { Panel: () => ReactNode } >;

/**
 * A panel's content, which loads when it is first shown. On failure, it shows a retry button, which keeps the focus
 * until the content can have it.
 */
export function LazyPanel( { source }: { source: PanelSource } ): ReactNode {
	const { part, error, retry } = useLazy( source );
	const [ isRetry, setIsRetry ] = useState( false );
	if ( part ) {
		return isRetry ? (
			<div ref={ focusIfLost } tabIndex={ -1 }>
				<part.Panel />
			</div>
		) : (
			<part.Panel />
		);
	}
	return error || isRetry ? (
		<>
			{ error && <p role="alert">{ messages.panelFailed() }</p> }
			<Button
				variant="secondary"
				isBusy={ ! error }
				disabled={ ! error }
				accessibleWhenDisabled
				onClick={ () => {
					setIsRetry( true );
					retry();
				} }
			>
				{ messages.retry() }
			</Button>
		</>
	) : (
		<Spinner />
	);
}

/** Focuses an element if the focus was lost with the one that it replaces. */
function focusIfLost( element: HTMLElement | null ): void {
	if ( element?.ownerDocument.activeElement?.matches( 'body' ) ) {
		element.focus();
	}
}
