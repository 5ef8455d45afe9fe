import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';

const takeFocus = ( field: HTMLInputElement | null ) => field?.focus();

/** WordPress's placeholder without uploads: its buttons are disabled, but a URL can be entered. */
export function ClosedPlaceholder( {
	draw,
	onSelectURL,
}: {
	draw( content: ReactNode ): ReactNode;
	onSelectURL?( url: string ): void;
} ): ReactNode {
	const [ url, setUrl ] = useState< string | null >( null );
	return draw(
		<>
			<Button
				__next40pxDefaultSize
				variant="primary"
				disabled
				accessibleWhenDisabled
				description={ messages.needsPlan() }
			>
				{ messages.upload() }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled
				accessibleWhenDisabled
				description={ messages.needsPlan() }
			>
				{ messages.library() }
			</Button>
			{ url === null ? (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => setUrl( '' ) }
				>
					{ messages.insertUrl() }
				</Button>
			) : (
				<form
					className="dovetail-video__url"
					onSubmit={ ( event ) => {
						event.preventDefault();
						if ( url.trim() ) {
							onSelectURL?.( url.trim() );
						}
					} }
				>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						hideLabelFromVision
						label={ messages.url() }
						placeholder={ messages.url() }
						// The clicked button has disappeared, so the focus moves here.
						ref={ takeFocus }
						value={ url }
						onChange={ setUrl }
					/>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						type="submit"
					>
						{ messages.insert() }
					</Button>
				</form>
			) }
		</>
	);
}
