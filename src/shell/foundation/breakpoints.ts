/** Below this width the menu is a drawer. */
export const phone = '(max-width: 639px)';
