"""What the growers brought: tomatoes, carrots, beets, potatoes and lettuces in wooden crates on the back step."""
import random, math
from mathutils import Vector, noise
from lib import studio as S, materials as M, props as P
from scenes import _food as D
SIZE = (1600, 1067)
POST = dict(exposure=1.3, contrast=1.32, sat=1.12, bloom=0.08, vignette=0.4)

def crate(x, y, w, d, h, wd, nails, z=0.0, rot=0.0, slats=3):
    """Open box of slats around four corner posts; inner floor at z + 0.02."""
    o = []; t, r = 0.010, random.Random(int(x * 100 + y * 37)); sh = h / slats
    for sx in (-1, 1):
        for sy in (-1, 1): o.append(S.box((0.028, 0.028, h + 0.012), (sx * (w / 2 - 0.014), sy * (d / 2 - 0.014), h / 2 + 0.006), wd, bev=0.002))
    for k in range(slats):
        zz = sh * (k + 0.5)
        for s in (-1, 1):
            o.append(S.box((w, t, sh * 0.80), (0, s * (d / 2 + t / 2), zz), wd, rot=(0, r.uniform(-.5, .5), 0), bev=0.0015)); o.append(S.box((t, d, sh * 0.80), (s * (w / 2 + t / 2), 0, zz), wd, rot=(r.uniform(-.5, .5), 0, 0), bev=0.0015))
            for q in (-1, 1): n = S.blob(0.0032, nails, 0, sub_lvl=2, squash=(1, 0.4, 1)); n.location = (q * (w / 2 - 0.014), s * (d / 2 + t), zz); o.append(n)
    for k in range(6): o.append(S.box((w / 6 - 0.006, d, 0.008), (-w / 2 + w / 6 * (k + 0.5), 0, 0.014), wd, bev=0.001))
    return S.group(o, (x, y, z), (0, 0, rot))

def carrot(mat, L=0.17, R=0.015, seed=0):
    """Along x from the crown."""
    r = random.Random(seed); b = r.uniform(-.05, .05)
    def fn(t, a):
        k = R * (1 - t ** 1.3) ** 0.75 * (0.75 + 0.25 * min(1, t / 0.05)) + 0.0006; n = noise.noise(Vector((t * 40, seed, math.cos(a) * 0.6)))
        k *= 1 + 0.035 * n; return Vector((L * t, k * math.cos(a) + b * L * math.sin(t * 3), k * math.sin(a))), dict(ring=0.5 + 0.5 * n)
    return D.loft(fn, 90, 24, mat, ('ring',), "carrot")

def carrot_mat():
    g = M.NT("carrot"); v = g.co(scale=(3, 1, 1), vary=True); n = g.noise(v, 60, 5, 0.6); at = g.node('Attribute', attribute_name='ring').outputs[2]
    col = g.ramp(g.math('ADD', g.math('MULTIPLY', n, 0.6), g.math('MULTIPLY', at, 0.4)), (0.3, '#a8430c'), (0.5, '#d9681a'), (0.7, '#e88a34')); col = g.mix(g.ramp(g.noise(g.co(vary=True), 45, 5), (0.60, 0.0), (0.75, 0.6)), col, '#4a2c18')
    return g.out(g.principled(Base_Color=col, Roughness=0.5, Specular=0.35, Subsurface=0.08, Subsurface_Color=col, Subsurface_Radius=(0.008, 0.003, 0.001), Normal=g.bump(n, 0.5, 0.0015)))

def tops(leaf, stem, n=9, L=0.16, seed=0):
    """Feathery carrot greens along -x."""
    r = random.Random(seed); o = []
    for i in range(n):
        a, e = r.uniform(-0.7, 0.7), r.uniform(-0.15, 0.55); l = L * r.uniform(0.7, 1.1); d = Vector((-math.cos(a) * math.cos(e), math.sin(a), math.sin(e))); pts = [d * l * t + Vector((0, 0, -0.05 * t * t)) for t in (0, 0.3, 0.6, 0.85, 1)]
        o.append(S.tube(pts, 0.0014, stem, radii=[1.4, 1.1, 0.9, 0.6, 0.3]))
        for k in range(14):
            t = 0.35 + 0.65 * k / 14; p = d * l * t + Vector((0, 0, -0.05 * t * t)); q = S.dup(leaf, p, (r.uniform(-40, 40), r.uniform(-40, 30), math.degrees(math.atan2(d.y, d.x)) + (55 if k % 2 else -55) + r.uniform(-15, 15)), r.uniform(0.6, 1.1) * (1.25 - 0.6 * t)); o.append(q)
    return o

def beet_leaves(ms, stem, n=6, seed=0):
    r = random.Random(seed); o = []
    for i in range(n):
        a, e = r.uniform(-0.9, 0.9), r.uniform(0.0, 0.5); d = Vector((-math.cos(a), math.sin(a), math.sin(e))).normalized(); l = r.uniform(0.06, 0.10); o.append(S.tube([Vector((0, 0, 0)), d * l * 0.5 + Vector((0, 0, 0.006)), d * l], 0.0024, stem, radii=[1.2, 1, 0.8]))
        q = S.dup(r.choice(ms), d * l * 0.94, (r.uniform(-30, 30), r.uniform(-20, 20), math.degrees(math.atan2(d.y, d.x)) + r.uniform(-10, 10)), r.uniform(0.8, 1.15)); o.append(q)
    return o

def lettuce(ms, seed=0, R=0.075):
    """Head of frilled leaves around a pale heart."""
    r = random.Random(seed); o = []
    for k in range(34):
        t = k / 34; a = k * 2.4; lift = -80 + 66 * t; o.append(S.dup(r.choice(ms[1:] if t < 0.45 else ms[:1] + ms[1:2]), (R * 0.10 * math.cos(a), R * 0.10 * math.sin(a), 0.0), (r.uniform(-16, 16), lift + r.uniform(-8, 8), math.degrees(a)), (0.72 + 0.40 * t) * R / 0.075))
    return o

def build():
    r = random.Random(12); S.MIST[:] = [4, 2]
    S.world((0.06, 0.075, 0.095), (0.06, 0.062, 0.06), (0.01, 0.01, 0.01))
    wd = M.wood(('#4a3a28', '#7c6346', '#a1845f', '#b79c78'), 'X', rough=0.75, bump=0.5); nails = M.simple('#2a2522', 0.5, metal=0.8)
    for i in range(12): S.box((3.0, 0.19, 0.04), (0, -1.0 + i * 0.193, -0.02), M.wood(('#17100b', '#2a1d13', '#3d2c1e', '#4c3a29'), 'X', rough=0.6), bev=0.003)
    S.box((4, 0.1, 2), (0, 1.25, 0.9), M.plaster('#26332d', 0.9, 0.6), bev=0)
    W, Dp, H = 0.46, 0.32, 0.135
    crate(-0.255, -0.19, W, Dp, H, wd, nails, rot=2); crate(0.255, -0.19, W, Dp, H, wd, nails, rot=-2.5); crate(-0.27, 0.19, W, Dp, H, wd, nails, 0.05, -1.5); crate(0.25, 0.19, W, Dp, H, wd, nails, 0.05, 2); crate(-0.27, 0.57, W, Dp, H, wd, nails, 0.10, 1); crate(0.25, 0.57, W, Dp, H, wd, nails, 0.10, -2)
    inside = lambda cx, cy, rot, u, v: (cx + u * math.cos(math.radians(rot)) - v * math.sin(math.radians(rot)), cy + u * math.sin(math.radians(rot)) + v * math.cos(math.radians(rot)))
    def heap(cx, cy, rot, items, n, step, layers, z0=0.035, dz=0.036, jit=0.2, spin=360):
        for k in range(layers):
            nx, ny = int((W - 0.05) / step), int((Dp - 0.05) / step)
            for i in range(nx):
                for j in range(ny):
                    u, v = (i + 0.5 - nx / 2 + 0.25 * (-1) ** (j + k)) * step + r.gauss(0, step * jit * 0.4), (j + 0.5 - ny / 2 + 0.25 * (-1) ** k) * step + r.gauss(0, step * jit * 0.4)
                    if abs(u) > W / 2 - 0.045 or abs(v) > Dp / 2 - 0.045: continue
                    dome = 0.030 * (1 - (2 * u / W) ** 2) * (1 - (2 * v / Dp) ** 2) * (k + 1) / layers; x, y = inside(cx, cy, rot, u, v)
                    S.dup_group(r.choice(items), (x, y, z0 + k * dz + dome + r.uniform(-.004, .004)), (r.uniform(-35, 35), r.uniform(-35, 35), r.uniform(0, spin)), r.uniform(0.86, 1.12))
    # tomatoes with their calyx
    cal = M.leaf('#2c5a1c', '#4f8a2e', veins=False, trans=0.2); tom = []
    for i, (c1, c2, sq) in enumerate((('#8c1206', '#cf2f10', (1, 1, 0.82)), ('#a01808', '#d8401a', (1.05, 0.98, 0.78)), ('#b8480c', '#e88a2a', (1, 1, 0.84)), ('#8c1206', '#c8280e', (0.95, 1, 0.88)))):
        b = S.blob(0.034, M.food(c1, c2, 16, 0.16, 0.15, bump=0.04, coat=0.7), 0.05, 0.9, i, sq, 5); o = [b]
        for v in b.data.vertices:
            q = math.hypot(v.co.x, v.co.y) / 0.034
            if v.co.z > 0: v.co.z -= 0.010 * math.exp(-(q / 0.28) ** 2); f = 1 - 0.035 * (0.5 + 0.5 * math.cos(math.atan2(v.co.y, v.co.x) * 6)) * max(0, v.co.z / 0.034); v.co.x *= f; v.co.y *= f
        for k in range(6): l = P.leaf(cal, 0.022, 0.0055, -0.25, 0.3, seed=i * 6 + k, nx=10, ny=4); S.place(l, (0, 0, 0.0205), (0, -6 + r.uniform(-14, 10), k * 60 + r.uniform(-14, 14))); o.append(l)
        o.append(S.tube([(0, 0, 0.020), (0.002, 0, 0.029), (0.007, 0.002, 0.036)], 0.0017, cal)); tom.append(S.group(o, (0, 0, -9)))
    heap(0.255, -0.19, -2.5, tom, 0, 0.064, 2, dz=0.050, z0=0.048)
    # carrots lie side by side, greens over the edge
    cm = carrot_mat(); gl = M.leaf('#234f18', '#4f8430', veins=False, trans=0.3); fern = P.leaf(gl, 0.030, 0.015, 0.3, 0.3, 0.2, seed=3, nx=26, ny=6, serr=0.55); fern.location.z = -9; st = M.simple('#5c8a3a', 0.5)
    car = [S.group([carrot(cm, r.uniform(0.16, 0.20), r.uniform(0.0135, 0.0175), i)], (0, 0, -9)) for i in range(6)]; tp = [S.group(tops(fern, st, 8, 0.17, i), (0, 0, -9)) for i in range(3)]
    for k in range(3):
        for i in range(11):
            v = (i - 5.2) * 0.0245 + 0.010 * (k % 2); z = 0.036 + k * 0.030 + 0.020 * (1 - (v / 0.15) ** 2)
            for u in (-0.118, 0.024):
                x, y = inside(-0.255, -0.19, 2, u + r.uniform(-.012, .012), v); a = r.uniform(-5, 5); g = z + (0.006 if u < 0 else 0)
                S.dup_group(r.choice(car), (x, y, g), (r.uniform(0, 360), r.uniform(-3, 3), 2 + a), r.uniform(0.90, 1.06))
                if k == 2 and u < 0 and i % 2 == 0: S.dup_group(r.choice(tp), (x, y, g), (r.uniform(-20, 20), r.uniform(-10, 8), 2 + a), r.uniform(0.85, 1.05))
    # potatoes, beets, lettuces
    pm = M.food('#5a3c20', '#94693a', 34, 0.75, 0.03, bump=0.7, bscale=220, c3='#b58c56'); pot = [S.group([S.blob(0.030, pm, 0.14, 1.0, i * 2 + 1, (1.25, 0.95, 0.85), 5)], (0, 0, -9)) for i in range(5)]
    heap(-0.27, 0.19, -1.5, pot, 0, 0.056, 3, z0=0.092, dz=0.030)
    bm = M.food('#2e0512', '#5c1028', 40, 0.55, 0.06, bump=0.6, bscale=160, c3='#7a2a3c'); bs = M.simple('#8c1436', 0.35, coat=0.3); bl = [P.leaf(M.leaf('#1f4416', '#43702a', vein='#a03050', trans=0.25), 0.10, 0.050, 0.35, 0.35, 0.35, seed=i) for i in range(3)]
    for q in bl: q.location.z = -9
    beet = []
    for i in range(4): b = S.blob(0.034, bm, 0.07, 1.0, i + 3, (1.0, 0.98, 0.95), 5); tl = S.tube([(0.030, 0, 0), (0.055, 0.002, -0.004), (0.085, 0.010, -0.010)], 0.0032, bm, radii=[1.6, 0.7, 0.2]); lv = S.group(beet_leaves(bl, bs, 4, i), (-0.026, 0, 0.0)); beet.append(([b, tl], lv))
    bg = [S.group(o + [], (0, 0, -9)) for o, _ in beet]
    for k in range(2):
        for i in range(5):
            for j in range(3):
                u, v = -0.14 + i * 0.070 + 0.02 * (j % 2), -0.075 + j * 0.072; x, y = inside(0.25, 0.19, 2, u, v); a = r.uniform(-50, 50); z = 0.105 + k * 0.052 + 0.014 * (1 - (u / 0.2) ** 2)
                S.dup_group(bg[(i + j) % 4], (x, y, z), (r.uniform(-20, 20), r.uniform(-15, 15), -90 + a), r.uniform(0.9, 1.1))
                if k and j == 2: S.dup_group(beet[i % 4][1], (x, y + 0.02, z + 0.006), (0, -12, -90 + a * 0.4), 1.05)
    ll = [P.leaf(M.leaf('#7a9a3e', '#b8cc6e', vein='#dfe8b0', rough=0.35, trans=0.4), 0.085, 0.060, 0.5, 0.55, 0.5, seed=1, nx=40, ny=12, serr=0.06), P.leaf(M.leaf('#3c6a22', '#7aa63e', vein='#c8d890', rough=0.35, trans=0.35), 0.105, 0.085, 0.55, 0.45, 0.6, seed=2, nx=44, ny=12, serr=0.09), P.leaf(M.leaf('#2c5a1c', '#5f9234', vein='#b8d080', rough=0.35, trans=0.35), 0.110, 0.090, 0.75, 0.4, 0.7, seed=3, nx=44, ny=12, serr=0.09)]
    for q in ll: q.location.z = -9
    hd = [S.group(lettuce(ll, i), (0, 0, -9)) for i in range(2)]
    for x, y in ((-0.405, 0.51), (-0.27, 0.52), (-0.13, 0.51), (-0.34, 0.64), (-0.19, 0.64), (0.115, 0.51), (0.25, 0.52), (0.39, 0.51), (0.18, 0.64), (0.32, 0.64)): S.dup_group(r.choice(hd), (x, y, 0.165), (r.uniform(-14, 4), r.uniform(-8, 8), r.uniform(0, 360)), r.uniform(0.95, 1.1))
    # a little soil, one carrot and two tomatoes that fell out
    so = S.blob(0.004, M.food('#17100b', '#3a2a1c', 60, 0.95, 0, bump=0.8), 0.5, 1.5, 2, sub_lvl=2); so.location.z = -9
    for i in range(120): S.dup(so, (r.uniform(-0.6, 0.6), -0.40 - abs(r.gauss(0, 0.07)), 0.001), (r.uniform(0, 360),) * 3, r.uniform(0.2, 0.9))
    S.dup_group(car[0], (-0.08, -0.435, 0.016), (0, 4, 168), 1.0); S.dup_group(tom[0], (0.20, -0.425, 0.026), (12, 8, 40)); S.dup_group(tom[2], (0.29, -0.41, 0.026), (-20, 14, 140))
    S.area((-1.5, 0.75, 1.0), (0, 0, 0.1), 0.8, 130, 3900, size_y=1.0); S.area((1.3, 0.3, 0.9), (0, 0, 0.1), 0.6, 9, 3300); S.area((0.2, -1.5, 1.0), (0, 0, 0.1), 1.0, 6, 5200)
    S.camera((0.10, -1.30, 0.84), (0.0, 0.015, 0.070), 46, 3.6, (0.05, -0.17, 0.12))
