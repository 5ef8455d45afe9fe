/** A sheet with a headline, like a classified ad. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M4 4h16v16H4V4zm1.5 1.5v13h13v-13h-13zM7 8h10v3H7V8zm0 5h4v4H7v-4zm5.5 0H17v1.5h-4.5V13zm0 2.5H17V17h-4.5v-1.5z" />
	</svg>
);
