import { PlainText } from '@wordpress/block-editor';
import { useRefEffect } from '@wordpress/compose';
import type { KeyboardEvent, ReactNode } from 'react';
import { toPlainText } from '#shared/attributes';

/** A line of plain text, edited in place. Enter does nothing, and pasted lines are joined. */
export function PlainField( {
	label,
	value,
	describedBy,
	onChange,
}: {
	label: string;
	value: string;
	/** ID of the hint. */
	describedBy?: string | undefined;
	onChange( value: string ): void;
} ): ReactNode {
	return (
		<PlainText
			className="wp-block-dovetail-contact-info__field"
			aria-label={ label }
			aria-describedby={ describedBy }
			placeholder={ label }
			value={ value }
			onChange={ ( next ) =>
				onChange( toPlainText( next.replace( /\s*\n\s*/g, ' ' ) ) )
			}
			onKeyDown={ blockEnter }
		/>
	);
}

function blockEnter( event: KeyboardEvent ): void {
	if ( event.key === 'Enter' ) {
		event.preventDefault();
		event.stopPropagation();
	}
}

/** Shows the visitor's view with links disabled: a click, or Enter on a link, selects the block. */
export function WithoutLeaving( {
	children,
}: {
	children: ReactNode;
} ): ReactNode {
	const ref = useRefEffect< HTMLDivElement >( ( element ) => {
		const listening = new AbortController();
		element.addEventListener(
			'click',
			( event ) => event.preventDefault(),
			{ signal: listening.signal }
		);
		return () => listening.abort();
	}, [] );
	return <div ref={ ref }>{ children }</div>;
}
