import { withoutEntities } from '#shared/attributes';
import { Button, Placeholder, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { messages } from '../messages';

/** Asks whose newsletter it is. */
export function UsernameForm( {
	onChoose,
}: {
	/** With a name that is not empty. */
	onChoose( username: string ): void;
} ): ReactNode {
	const [ typed, setTyped ] = useState( '' );
	const username = withoutEntities( typed ).trim();
	return (
		<Placeholder icon={ icon } label={ messages.title() }>
			<form
				className="wp-block-dovetail-newsletter__username"
				onSubmit={ ( event ) => {
					event.preventDefault();
					if ( username ) {
						onChoose( username );
					}
				} }
			>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.enterUsername() }
					autoComplete="off"
					spellCheck={ false }
					value={ typed }
					onChange={ setTyped }
				/>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					disabled={ ! username }
					accessibleWhenDisabled
				>
					{ messages.addForm() }
				</Button>
			</form>
		</Placeholder>
	);
}
