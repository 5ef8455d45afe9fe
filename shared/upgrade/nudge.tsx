import type { Leaving } from './leaving';
import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** A banner: a sentence, and a button that takes the author away from the page. While she is on her way the button keeps the focus. */
export function Nudge( {
	text,
	label,
	isLeaving,
	leave,
}: Leaving & { text: string; label: string } ): ReactNode {
	return (
		<div className="dovetail-nudge" contentEditable={ false }>
			<span className="dovetail-nudge__text">{ text }</span>
			<Button
				__next40pxDefaultSize
				variant="primary"
				isBusy={ isLeaving }
				disabled={ isLeaving }
				accessibleWhenDisabled
				onClick={ leave }
			>
				{ isLeaving ? messages.redirecting() : label }
			</Button>
		</div>
	);
}
